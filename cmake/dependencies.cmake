# tl::expected is one header. It is copied to the build folder, so that the WebAssembly build sees it without
# seeing the rest of the system's headers.
find_file(expected_header tl/expected.hpp PATHS /usr/include REQUIRED NO_CMAKE_FIND_ROOT_PATH)
configure_file(${expected_header} ${CMAKE_BINARY_DIR}/third_party/tl/expected.hpp COPYONLY)
add_library(expected INTERFACE)
target_include_directories(expected SYSTEM INTERFACE ${CMAKE_BINARY_DIR}/third_party)
