/* timbre.c -- what a struck thing is made of: one row for each. */
#include "sound/timbre.h"

#include <assert.h>

static const Timbre timbres[] = {
    [TIMBRE_WOOD] = {.partials = {{1.0F, 1.0F, 0.09F},
                                  {2.57F, 0.35F, 0.05F},
                                  {4.95F, 0.12F, 0.03F}},
                     .hiss = {0.25F, 0.02F, 2600.0F, 0.0F, 1.2F},
                     .attack = 0.0006F,
                     .loose = 0.4F},
    [TIMBRE_BOARD] = {.partials = {{1.0F, 1.0F, 0.20F},
                                   {1.59F, 0.6F, 0.15F},
                                   {2.31F, 0.35F, 0.10F},
                                   {3.60F, 0.2F, 0.06F}},
                      .hiss = {0.5F, 0.03F, 1500.0F, 0.0F, 1.2F},
                      .attack = 0.0008F,
                      .loose = 0.3F},
    [TIMBRE_FELT] = {.partials = {{1.0F, 1.0F, 0.28F}, {1.52F, 0.4F, 0.18F}, {2.2F, 0.2F, 0.10F}},
                     .hiss = {0.4F, 0.05F, 500.0F, -6.0F, 1.0F},
                     .attack = 0.002F,
                     .loose = 0.3F},
    /* Two modes close together: the flutter of something that spins. */
    [TIMBRE_COIN] = {.partials = {{1.0F, 1.0F, 0.40F},
                                  {1.013F, 0.6F, 0.45F},
                                  {2.33F, 0.4F, 0.22F},
                                  {3.87F, 0.15F, 0.12F}},
                     .hiss = {0.2F, 0.012F, 6000.0F, 0.0F, 1.2F},
                     .attack = 0.0006F,
                     .loose = 0.25F},
    [TIMBRE_IRON] = {.partials = {{1.0F, 0.8F, 0.60F},
                                  {1.79F, 0.7F, 0.55F},
                                  {3.11F, 0.6F, 0.45F},
                                  {5.23F, 0.4F, 0.30F}},
                     .hiss = {0.5F, 0.06F, 1800.0F, -2.0F, 0.8F},
                     .attack = 0.001F,
                     .loose = 0.2F},
    [TIMBRE_PAPER] = {.hiss = {1.0F, 0.16F, 1200.0F, 7.0F, 0.9F}, .attack = 0.012F},
    [TIMBRE_BELL] = {.partials = {{1.0F, 1.0F, 1.3F},
                                  {2.0F, 0.35F, 0.8F},
                                  {3.01F, 0.12F, 0.45F},
                                  {5.42F, 0.06F, 0.2F}},
                     .attack = 0.002F,
                     .damped = 0.6F},
    [TIMBRE_MALLET] = {.partials = {{1.0F, 1.0F, 0.5F},
                                    {3.93F, 0.18F, 0.15F},
                                    {9.2F, 0.04F, 0.05F}},
                       .hiss = {0.06F, 0.02F, 1200.0F, 0.0F, 1.2F},
                       .attack = 0.002F,
                       .damped = 0.6F},
    [TIMBRE_HORN] = {.partials = {{1.0F, 1.0F, 1.0F},
                                  {2.0F, 0.5F, 0.8F},
                                  {3.0F, 0.3F, 0.6F},
                                  {4.0F, 0.12F, 0.4F}},
                     .attack = 0.018F},
    [TIMBRE_PIANO] = {.partials = {{1.0F, 1.0F, 14.0F},
                                   {2.001F, 0.18F, 6.0F},
                                   {3.0F, 0.05F, 2.5F},
                                   {7.02F, 0.025F, 0.3F}},
                      .attack = 0.008F,
                      .damped = 0.7F},
    [TIMBRE_PAD] = {.partials = {{1.0F, 1.0F, 20.0F},
                                 {1.004F, 0.8F, 20.0F},
                                 {2.002F, 0.15F, 15.0F}},
                    .attack = 0.9F,
                    .damped = 2.5F},
    [TIMBRE_BASS] = {.partials = {{1.0F, 1.0F, 10.0F}, {2.0F, 0.4F, 5.0F}, {3.0F, 0.15F, 2.0F}},
                     .attack = 0.015F,
                     .damped = 0.5F},
};

static_assert(sizeof timbres / sizeof timbres[0] == TIMBRE_COUNT, "a row for every timbre");

const Timbre *timbre_of(TimbreKind kind)
{
    assert(kind < TIMBRE_COUNT);
    return &timbres[kind];
}
