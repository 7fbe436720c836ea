/* test_mem.c -- memory comes zeroed, grows, and may be of no size. */
#include "base/mem.h"

#include "check.h"

static void new_memory_is_zeroed(void)
{
    unsigned char *bytes = mem_new(1000, 7);
    int set = 0;
    for (int i = 0; i < 7000; i++) {
        set += bytes[i] != 0;
        bytes[i] = 0xFF;
    }
    CHECK_INT(0, set);
    mem_free(bytes);
}

static void resizing_keeps_what_was_there(void)
{
    int *numbers = mem_resize(NULL, 10, sizeof *numbers);
    for (int i = 0; i < 10; i++) {
        numbers[i] = i;
    }
    numbers = mem_resize(numbers, 10000, sizeof *numbers);
    numbers[9999] = 1;
    CHECK_INT(9, numbers[9]);
    numbers = mem_resize(numbers, 5, sizeof *numbers);
    CHECK_INT(4, numbers[4]);
    mem_free(numbers);
}

static void nothing_is_memory_too(void)
{
    void *nothing = mem_new(0, 8);
    CHECK(nothing != NULL);
    nothing = mem_resize(nothing, 0, 8);
    CHECK(nothing != NULL);
    mem_free(nothing);
    mem_free(NULL);
}

int main(int argc, char **argv)
{
    check_arguments(argc, argv);
    RUN(new_memory_is_zeroed);
    RUN(resizing_keeps_what_was_there);
    RUN(nothing_is_memory_too);
    return check_done();
}
