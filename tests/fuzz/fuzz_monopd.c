/* fuzz_monopd.c -- any text as a board file of monopd. */
#include "edition/monopd/monopd_read.h"
#include "fuzz_board.h"

const char *const fuzz_words[] = {
    /* clang-format off */
    "<General>", "<Board>", "<EstateGroups>", "<Cards>", "<Estates>", "[Free]", "[A]", "name=A",
    "description", "minplayers", "maxplayers", "houses", "hotels", "startmoney", "go", "bgcolor",
    "price", "houseprice", "color", "rentmath", "group", "takecard", "mortgageprice",
    "unmortgageprice", "sellhouseprice", "payamount", "passmoney", "tax", "taxpercentage", "tojail",
    "jail", "paytarget", "advancetoifowned", "icon", "canbeowned", "pay", "payhouse", "payhotel",
    "payeach", "outofjail", "advance", "advanceto", "advancetonextof", "groupname", "rent0",
    "rent1", "rent2", "rent3", "rent4", "rent5", "${DICE}", "${GROUPOWNED}",
    "(2^${GROUPOWNED})*12.5", "(6*${GROUPOWNED}-2)*${DICE}", "10*${DICE}", "(", ")", "^", "*", "/",
    "+", "-", "=",
    /* clang-format on */
    NULL};

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
    static Edition edition, untouched;
    static Problems problems, remarks;
    problems.count = remarks.count = 0;
    memset(&edition, 0x55, sizeof edition);
    memset(&untouched, 0x55, sizeof untouched);
    bool read =
        monopd_read("own.conf", (const char *)data, size, "own", &edition, &problems, &remarks);
    fuzz_verdict(read, &problems);
    fuzz_sentences(&remarks);
    if (!read) {
        FUZZ_REQUIRE(memcmp(&edition, &untouched, sizeof edition) == 0,
                     "a refused text changes nothing", "");
        return 0;
    }
    fuzz_accepted(data, size);
    fuzz_board(&edition, text_hash((const char *)data, size));
    return 0;
}
