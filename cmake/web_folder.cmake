# web_folder.cmake -- puts the page together in FOLDER: what is in SOURCE/web, the
# module MODULE, the FONTS, the editions and the CATALOGUES. A script of CMake.
#
# The worker that keeps the page offline names all files and a version made of
# their contents, so that every change is a new version and no change is none.
file(GLOB files ${SOURCE}/web/*)
list(FILTER files EXCLUDE REGEX "\\.in$")
list(APPEND files ${MODULE} ${FONTS})
file(MAKE_DIRECTORY ${FOLDER})

set(names icon.svg editions.txt)
foreach(file IN LISTS files)
  get_filename_component(name ${file} NAME)
  list(APPEND names ${name})
  file(COPY_FILE ${file} ${FOLDER}/${name} ONLY_IF_DIFFERENT)
endforeach()
file(COPY_FILE ${SOURCE}/share/opoly.svg ${FOLDER}/icon.svg ONLY_IF_DIFFERENT)

# A form feed and a line with its word before each of the files.
string(ASCII 12 form_feed)
function(write_bundle output)
  set(bundle "")
  foreach(file IN LISTS ARGN)
    get_filename_component(word ${file} NAME_WE)
    file(READ ${file} text)
    string(APPEND bundle "${form_feed}${word}\n${text}")
  endforeach()
  file(CONFIGURE OUTPUT ${output} CONTENT "${bundle}" @ONLY)
endfunction()

file(GLOB editions ${SOURCE}/editions/*.edition)
write_bundle(${FOLDER}/editions.txt ${editions})

# locale/fr/LC_MESSAGES/opoly.mo is locale/fr.mo here, and the words of the editions
# are locale/fr.words. Nobody fetches another language than their own, but a
# change in any of them is a new version.
file(MAKE_DIRECTORY ${FOLDER}/locale)
set(contents "")
set(languages)
foreach(file IN LISTS CATALOGUES)
  string(REGEX REPLACE ".*/locale/([^/]*)/.*" "\\1" code ${file})
  file(COPY_FILE ${file} ${FOLDER}/locale/${code}.mo ONLY_IF_DIFFERENT)
  file(GLOB words ${SOURCE}/editions/${code}/*.words)
  write_bundle(${FOLDER}/locale/${code}.words ${words})
  foreach(name locale/${code}.mo locale/${code}.words)
    file(SHA256 ${FOLDER}/${name} hash)
    string(APPEND contents "${name} ${hash}\n")
    list(APPEND languages "'${name}'")
  endforeach()
endforeach()
list(JOIN languages ", " languages)

# The font may only be passed on with its licence.
set(licence /usr/share/doc/fonts-inter/copyright)
if(FONTS AND EXISTS ${licence})
  file(COPY_FILE ${licence} ${FOLDER}/inter-licence.txt ONLY_IF_DIFFERENT)
endif()

# Nobody who plays needs the picture of links.
list(REMOVE_ITEM names preview.png)
list(SORT names)
set(quoted "'./'")
foreach(name IN LISTS names)
  file(SHA256 ${FOLDER}/${name} hash)
  string(APPEND contents "${name} ${hash}\n")
  string(APPEND quoted ", '${name}'")
endforeach()
string(SHA256 version "${contents}")
string(SUBSTRING ${version} 0 16 version)
set(files "${quoted}")
configure_file(${SOURCE}/web/offline-worker.js.in ${FOLDER}/offline-worker.js @ONLY)

file(GLOB present RELATIVE ${FOLDER} ${FOLDER}/*)
list(REMOVE_ITEM present ${names} locale offline-worker.js inter-licence.txt preview.png)
foreach(name IN LISTS present) # of an earlier build
  file(REMOVE_RECURSE ${FOLDER}/${name})
endforeach()
