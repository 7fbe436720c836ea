# page.cmake -- the module of the web page, opoly.wasm: one program of all rooms
# the drawn game needs, compiled for size. Included instead of everything else
# when OPOLY_PAGE is set, with the toolchain file wasm.cmake; cmake/web.cmake does
# that and puts the page together.
# The page stores games, files and editions in its own way, behind the same headers.
set(store ${CMAKE_SOURCE_DIR}/src/apps/store)
set(page_sources ${players_made} ${table_made} ${store}/autosave.c ${store}/game_load.c ${store}/turn_note.c
  ${store}/game_name.c ${store}/store_branch.c ${CMAKE_SOURCE_DIR}/src/apps/link/server_address.c)
foreach(room base words edition game players table review online canvas sound ui view apps/page apps/drawn)
  file(GLOB_RECURSE sources CONFIGURE_DEPENDS ${CMAKE_SOURCE_DIR}/src/${room}/*.c)
  list(APPEND page_sources ${sources})
endforeach()

add_executable(opoly ${page_sources})
target_link_libraries(opoly PRIVATE opoly_flags)
target_compile_definitions(opoly PRIVATE NDEBUG _GNU_SOURCE OPOLY_VERSION="${PROJECT_VERSION}")
target_compile_options(opoly PRIVATE -Oz -mbulk-memory -mnontrapping-fptoint)
target_link_options(opoly PRIVATE -mexec-model=reactor
  -Wl,-O2,--strip-all,--compress-relocations)

# Binaryen makes the module a tenth smaller. Nothing of ours is in the first
# kilobyte of the memory, which is the far end of the stack. Flattened first, the
# branches are found anew, shorter than clang leaves them.
find_program(WASM_OPT wasm-opt)
if(WASM_OPT)
  add_custom_command(TARGET opoly POST_BUILD
    COMMAND ${WASM_OPT} --flatten --rereloop -Oz -Oz --converge --low-memory-unused
      --enable-bulk-memory --enable-nontrapping-float-to-int opoly.wasm -o opoly.wasm
    VERBATIM)
endif()
