# tl::expected and xxHash are used as headers alone. They are copied to the build folder, so that the WebAssembly build
# sees them without seeing the rest of the system's headers.
set(third_party ${CMAKE_BINARY_DIR}/third_party)
find_file(expected_header tl/expected.hpp PATHS /usr/include REQUIRED NO_CMAKE_FIND_ROOT_PATH)
configure_file(${expected_header} ${third_party}/tl/expected.hpp COPYONLY)
add_library(expected INTERFACE)
target_include_directories(expected SYSTEM INTERFACE ${third_party})

find_file(xxhash_header xxhash.h PATHS /usr/include REQUIRED NO_CMAKE_FIND_ROOT_PATH)
configure_file(${xxhash_header} ${third_party}/xxhash.h COPYONLY)
add_library(xxhash INTERFACE)
target_include_directories(xxhash SYSTEM INTERFACE ${third_party})
