# The one way a folder of src/ becomes a library.
#
#   sowmill_library(play SOURCES match.cpp ... LINKS games tell)
#
# A folder of templates alone has no SOURCES. With SOWMILL_FAST_BUILD every library is built twice: `play` for any x86-64 and `play_v3` for x86-64-v3, and
# links to others of the same kind.

set(sowmill_levels "")
if(SOWMILL_FAST_BUILD)
  set(sowmill_levels "_v3")
endif()

function(sowmill_library name)
  cmake_parse_arguments(arg "WITH_EXCEPTIONS" "" "SOURCES;LINKS;SYSTEM_LINKS" ${ARGN})
  foreach(level IN ITEMS "" LISTS sowmill_levels)
    set(target ${name}${level})
    set(scope PUBLIC)
    set(kind STATIC)
    if(NOT arg_SOURCES)
      set(scope INTERFACE)
      set(kind INTERFACE)
    endif()
    add_library(${target} ${kind} ${arg_SOURCES})
    target_link_libraries(${target} ${scope} build_flags${level} ${arg_SYSTEM_LINKS})
    foreach(link IN LISTS arg_LINKS)
      target_link_libraries(${target} ${scope} ${link}${level})
    endforeach()
    if(arg_SOURCES AND NOT arg_WITH_EXCEPTIONS)
      target_compile_options(${target} PRIVATE -fno-exceptions)
    endif()
  endforeach()
endfunction()
