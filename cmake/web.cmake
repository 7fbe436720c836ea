# web.cmake -- the page in the folder web of the build: the target `web`.
#
# The module is compiled in a separate build for WebAssembly (cmake/page.cmake);
# without clang for WebAssembly the page is left out, without Inter or the tools
# to reduce it the page writes with a font of the system.
find_program(WASM_CLANG clang)
find_program(WASM_LINKER wasm-ld)
set(page_folder ${CMAKE_BINARY_DIR}/page)
set(web_folder ${CMAKE_BINARY_DIR}/web)
set(web_fonts)

if(WASM_CLANG AND WASM_LINKER)
  file(WRITE ${CMAKE_BINARY_DIR}/trial.c "int main(void) { return 0; }\n")
  execute_process(
    COMMAND ${WASM_CLANG} --target=wasm32-wasi ${CMAKE_BINARY_DIR}/trial.c
      -o ${CMAKE_BINARY_DIR}/trial.wasm
    RESULT_VARIABLE wasm_status OUTPUT_QUIET ERROR_QUIET)
else()
  set(wasm_status 1)
endif()
if(NOT wasm_status EQUAL 0)
  message(STATUS "the web page is left out: clang for WebAssembly, lld or wasi-libc is missing")
  return()
endif()

find_package(PkgConfig)
if(PKG_CONFIG_FOUND)
  pkg_check_modules(FONT_TOOLS IMPORTED_TARGET harfbuzz-subset harfbuzz libbrotlienc)
endif()
find_path(INTER_FOLDER Inter-Medium.otf
  PATHS /usr/share/fonts /usr/local/share/fonts PATH_SUFFIXES opentype/inter truetype/inter inter)
if(FONT_TOOLS_FOUND AND INTER_FOLDER)
  add_executable(web_font EXCLUDE_FROM_ALL tools/web_font.c)
  target_link_libraries(web_font PRIVATE opoly_flags PkgConfig::FONT_TOOLS)
  foreach(pair Medium:500 SemiBold:600 Bold:700 ExtraBold:800)
    string(REGEX REPLACE ":.*" "" face ${pair})
    string(REGEX REPLACE ".*:" "" weight ${pair})
    set(font ${CMAKE_BINARY_DIR}/fonts/inter-${weight}.woff2)
    add_custom_command(OUTPUT ${font}
      COMMAND ${CMAKE_COMMAND} -E make_directory ${CMAKE_BINARY_DIR}/fonts
      COMMAND web_font ${INTER_FOLDER}/Inter-${face}.otf ${font}
      DEPENDS web_font VERBATIM)
    list(APPEND web_fonts ${font})
  endforeach()
else()
  message(STATUS "the web page has no font of its own: Inter, HarfBuzz or Brotli is missing")
endif()

add_custom_target(web ALL
  COMMAND ${CMAKE_COMMAND} -S ${CMAKE_SOURCE_DIR} -B ${page_folder} -G ${CMAKE_GENERATOR}
    --toolchain ${CMAKE_SOURCE_DIR}/cmake/wasm.cmake -DOPOLY_PAGE=ON
    --log-level=WARNING
  COMMAND ${CMAKE_COMMAND} --build ${page_folder} --parallel 2
  COMMAND ${CMAKE_COMMAND} -DSOURCE=${CMAKE_SOURCE_DIR} -DMODULE=${page_folder}/opoly.wasm
    "-DFONTS=${web_fonts}" "-DCATALOGUES=${catalogues}" -DFOLDER=${web_folder}
    -P ${CMAKE_SOURCE_DIR}/cmake/web_folder.cmake
  DEPENDS ${web_fonts} ${catalogues} VERBATIM)
