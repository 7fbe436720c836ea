# WebAssembly by plain clang and wasi-libc: no Emscripten. Programs are WASI
# commands, run by node.
set(OPOLY_WASM ON)
set(CMAKE_SYSTEM_NAME Generic) # CMake knows no WASI before 3.31
set(CMAKE_SYSTEM_PROCESSOR wasm32)
set(CMAKE_C_COMPILER clang)
set(CMAKE_C_COMPILER_TARGET wasm32-wasi)

# The stack first, so that running over its end traps instead of overwriting
# data; one megabyte, because the usual 64 KiB is too little for us.
set(CMAKE_EXE_LINKER_FLAGS_INIT "-Wl,--stack-first -Wl,-z,stack-size=1048576")

set(CMAKE_FIND_ROOT_PATH_MODE_PROGRAM NEVER)
set(CMAKE_CROSSCOMPILING_EMULATOR
  "node;--no-warnings;${CMAKE_CURRENT_LIST_DIR}/../tools/wasi_run.mjs")
