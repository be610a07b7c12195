/* marrakech_bitboard.c: random four-player games of Marrakech with bitboards: the limit of the benchmark.
 * The rules are those of the project's rules page; M-numbers refer to it.
 * Build: cc -O3 -Wall -Wextra marrakech_bitboard.c -o marrakech_bitboard       Usage: ./marrakech_bitboard GAMES SEED
 *
 * The 49 squares sit in a 64-bit word, eight bits to a row: bit 8*row + column. Column 7 and row 7 stay empty, so a
 * shift never wraps onto the board. A game is five boards:
 *   low, high  bits 0 and 1 of the number of the seat whose rug is on top;
 *   live       squares whose top rug belongs to a player still in (a fee may be due there);
 *   across     bit s: a rug may be laid on s and s+1 (on the board, and not the two halves of one rug, M5.3);
 *   down       the same for s and s+8; kept rotated left by SPIN.
 * The four purses are 16-bit lanes of one word. LANES games are played side by side in one thread: no branch in a turn
 * is hard to predict, so the processor overlaps their chains of dependent instructions, and what needs no table is done
 * for two games at once in a 128-bit vector (GCC's and Clang's portable vectors, SSE2 on any x86-64). */
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

#ifndef LANES
#define LANES 8                             /* even */
#endif
#define FILL_ROUNDS 3                       /* before the first test whether a region has stopped growing */

typedef uint64_t u64;
enum { NORTH, EAST, SOUTH, WEST };
enum { RUGS = 12, PURSE = 30, SPIN = 51, CANDIDATES = 12, COUNT = 15 };

#define UNLIKELY(x) __builtin_expect(!!(x), 0)
#define MAX 0x7FFFFFFFFFFFFFFFu             /* a board + MAX has bit 63 set unless the board is empty */
/* Where the candidates next to Assam (M5.1) are once across and down have been rotated right by his square. */
#define ACROSS_MASK 0x4180000000000182u
#define DOWN_MASK 0x0814140800000000u
#define GATHER 0x080400c040080009u          /* found by search: (w * GATHER) >> 52 tells all 4096 values of w apart */

static inline u64 rol(u64 x, unsigned n) { return x << (n & 63) | x >> (-n & 63); }
static inline u64 ror(u64 x, unsigned n) { return x >> (n & 63) | x << (-n & 63); }

static inline unsigned popcount(u64 x)
{
#if defined(__POPCNT__) || !defined(__x86_64__)
    return (unsigned)__builtin_popcountll(x);
#else                                       /* without the instruction the builtin is a slow call */
    x -= x >> 1 & 0x5555555555555555u;
    x = (x & 0x3333333333333333u) + (x >> 2 & 0x3333333333333333u);
    x = (x + (x >> 4)) & 0x0F0F0F0F0F0F0F0Fu;
    return (unsigned)(x * 0x0101010101010101u >> 56);
#endif
}

/* ---- random numbers: a Weyl sequence, scrambled by one wide multiplication; one 64-bit number serves a turn ---- */
static inline u64 rng(u64 *weyl)
{
    u64 w = *weyl += 0x9E3779B97F4A7C15u;
    unsigned __int128 m = (unsigned __int128)w * (w ^ 0xD6E8FEB86659FD93u);
    return (u64)(m >> 64) ^ (u64)m;
}

/* ---- tables ---- */
typedef struct {
    u64 squares, across_on, across_off, down_on, down_off;      /* laying it: across = (across | on) ^ off; so down */
    u64 pad[3];
} Rug;

static const Rug no_rug;                    /* changes nothing */
static Rug rugs[128] __attribute__((aligned(64)));      /* by first square; the upright ones (s, s+8) from 64 on */
static uint8_t move[256][18];               /* Assam's state (64*facing + square) after each of 3 turns x 6 faces */
static uint8_t pick[4096][16];              /* by gathered mask: k-th legal candidate's number in rugs, less Assam's
                                               square (mod 256); at COUNT how many there are */
static u64 bit_at[64], across_0, down_0;

static int step(int state)
{
    int f = state >> 6, y = state >> 3 & 7, x = state & 7;
    if (f == NORTH && y > 0) y--;
    else if (f == EAST && x < 6) x++;
    else if (f == SOUTH && y < 6) y++;
    else if (f == WEST && x > 0) x--;
    else if (f == NORTH) { if (x < 6) x ^= 1, f = SOUTH; else f = WEST; }             /* the loops, M3.4 */
    else if (f == EAST) { if (y > 0) y = ((y - 1) ^ 1) + 1, f = WEST; else f = SOUTH; }
    else if (f == SOUTH) { if (x > 0) x = ((x - 1) ^ 1) + 1, f = NORTH; else f = EAST; }
    else { if (y < 6) y ^= 1, f = EAST; else f = NORTH; }
    return f << 6 | y << 3 | x;
}

static void build_tables(void)
{
    static const int die[6] = { 1, 2, 2, 3, 3, 4 };
    uint8_t hit[256] = { 0 };
    for (int state = 0; state < 256; state++) {
        if ((state & 7) == 7 || (state >> 3 & 7) == 7)
            continue;
        if (hit[step(state)]++) {
            fprintf(stderr, "the step map is not a permutation\n");
            exit(1);
        }
        for (int i = 0; i < 18; i++) {
            int to = (state & 63) | ((state >> 6) + i / 6 + 3) % 4 << 6;
            for (int n = die[i % 6]; n > 0; n--)
                to = step(to);
            move[state][i] = (uint8_t)to;
        }
    }

    for (int s = 0; s < 64; s++)
        bit_at[s] = (u64)1 << s;
    u64 across_all = 0, down_all = 0;
    for (int s = 0; s < 56; s++) {
        if (s % 8 < 6) across_all |= (u64)1 << s;
        if (s % 8 < 7 && s < 48) down_all |= (u64)1 << s;
    }
    across_0 = across_all;
    down_0 = rol(down_all, SPIN);
    for (int s = 0; s < 56; s++) {
        u64 one = (u64)1 << s;
        if (across_all & one)
            rugs[s] = (Rug){ .squares = one | one << 1, .across_off = one };
        if (down_all & one)
            rugs[64 + s] = (Rug){ .squares = one | one << 8, .down_off = rol(one, SPIN) };
    }
    for (int i = 0; i < 128; i++) {         /* whatever was linked to the two squares no longer is */
        u64 sq = rugs[i].squares;
        rugs[i].across_on = (sq | sq >> 1) & across_all;
        rugs[i].down_on = rol((sq | sq >> 8) & down_all, SPIN);
    }

    static const int first[CANDIDATES] = { -9, -8, -2, 1, 7, 8, -16, -9, -7, -1, 1, 8 };  /* M5.1: 6 across, 6 down */
    u64 bit[CANDIDATES];
    for (int i = 0; i < CANDIDATES; i++)
        bit[i] = rol(1, (unsigned)(first[i] + (i < 6 ? 0 : SPIN)));
    for (int set = 0; set < 4096; set++) {
        u64 w = 0;
        for (int i = 0; i < CANDIDATES; i++)
            if (set >> i & 1) w |= bit[i];
        uint8_t *entry = pick[w * GATHER >> 52];
        for (int i = 0; i < CANDIDATES; i++)
            if (set >> i & 1) entry[entry[COUNT]++] = (uint8_t)(first[i] + (i < 6 ? 0 : 64));
    }
}

/* ---- the game ---- */
typedef u64 Pair __attribute__((vector_size(16)));      /* the same board of two games; SSE2 or Neon take it whole */
typedef union { Pair pair[LANES / 2]; u64 one[LANES]; } Boards;

typedef struct {
    Boards low, high, live, across, down, purses;
    u64 dead[LANES];                        /* what eliminated players left behind (some of it covered since) */
    uint8_t state[LANES], out[LANES], skip[LANES];      /* bit p: seat p is eliminated; takes no more turns */
    u64 random, placements;
} Games;

static u64 total_score[4], total_placements, total_skipped, total_out, games_won[16];

static inline const uint8_t *legal_rugs(const Games *g, int i, unsigned s)      /* M5: an entry of pick */
{
    u64 legal = (ror(g->across.one[i], s) & ACROSS_MASK) | (ror(g->down.one[i], s) & DOWN_MASK);
    return pick[legal * GATHER >> 52];
}

/* Seat p owes more than he has in game i: M4.3, M4.5, unless the rug is his own. Corrects due and rug. */
static __attribute__((noinline)) void broke(Games *g, int i, unsigned p, u64 *due, const Rug **rug)
{
    u64 low = g->low.one[i], high = g->high.one[i], at = bit_at[g->state[i] & 63];
    if (g->skip[i] & 1u << p) {             /* he was out already, and is not even here */
        *due = 0;
        return;
    }
    if (((low & at) != 0) + 2u * ((high & at) != 0) == p)
        return;
    u64 his = g->live.one[i] & (p & 1 ? low : ~low) & (p & 2 ? high : ~high);
    g->live.one[i] &= ~his;
    g->dead[i] |= his;
    g->out[i] |= (uint8_t)(1u << p);
    g->skip[i] = popcount(g->out[i]) == 3 ? 15 : g->out[i];     /* M6.1 */
    g->placements -= legal_rugs(g, i, g->state[i] & 63)[COUNT];
    total_skipped++;
    total_out++;
    *due = g->purses.one[i] >> 16 * p & 0xFFFF;
    *rug = &no_rug;
}

/* Moves Assam in game i and chooses a rug: the choice does not depend on the payment in between. */
static inline __attribute__((always_inline)) const Rug *walk(Games *g, int i, const unsigned p)
{
    if (UNLIKELY(g->skip[i] & 1u << p)) {
        total_skipped++;
        return &no_rug;
    }
    u64 r = rng(&g->random);
    unsigned state = move[g->state[i]][(r >> 32) * 18 >> 32], s = state & 63;           /* M3 */
    g->state[i] = (uint8_t)state;
    const uint8_t *entry = legal_rugs(g, i, s);
    u64 n = entry[COUNT];
    g->placements += n;
    return &rugs[(uint8_t)(s + entry[(r & 0xFFFFFFFF) * n >> 32])];
}

static inline __attribute__((always_inline)) void turn(Games *g, const unsigned p)
{
    for (int j = 0; j < LANES / 2; j++) {
        const Rug *a = walk(g, 2 * j, p), *b = walk(g, 2 * j + 1, p);

        Pair at = { bit_at[g->state[2 * j] & 63], bit_at[g->state[2 * j + 1] & 63] };    /* M4 */
        Pair low = g->low.pair[j], high = g->high.pair[j], live = g->live.pair[j];
        /* even: all ones where the owner is 0 or 2, lower: where he is 0 or 1 */
        Pair even = (((low & at) + MAX) >> 63) - 1, lower = (((high & at) + MAX) >> 63) - 1;
        Pair same = live & (low ^ even) & (high ^ lower), region = at & live, more;
        for (int i = 0; i < FILL_ROUNDS; i++) {
            region |= (region << 1 | region >> 1) & same;
            region |= (region << 8 | region >> 8) & same;
        }
        do {
            more = region;
            region |= (region << 1 | region >> 1) & same;
            region |= (region << 8 | region >> 8) & same;
            more ^= region;
        } while (UNLIKELY(more[0] | more[1]));
        /* bits of region, as in popcount() */
        Pair due = region - (region >> 1 & 0x5555555555555555u);
        due = (due & 0x3333333333333333u) + (due >> 2 & 0x3333333333333333u);
        due = (due + (due >> 4)) & 0x0F0F0F0F0F0F0F0Fu;
        due += due >> 8;
        due += due >> 16;
        due = (due + (due >> 32)) & 63;

        Pair left = (g->purses.pair[j] >> 16 * p & 0xFFFF) - due;
        if (UNLIKELY((left[0] | left[1]) >> 63)) {
            u64 d[2] = { due[0], due[1] };
            if (left[0] >> 63) broke(g, 2 * j, p, &d[0], &a);
            if (left[1] >> 63) broke(g, 2 * j + 1, p, &d[1], &b);
            due = (Pair){ d[0], d[1] };
            live = g->live.pair[j];
        }
        /* the fee moves from p's lane to the owner's; nothing changes if the rug is his own */
        Pair fee = (due & even) | (due << 16 & ~even);
        g->purses.pair[j] += ((fee & lower) | (fee << 32 & ~lower)) - (due << 16 * p);

        Pair squares = { a->squares, b->squares };                                      /* M5 */
        g->low.pair[j] = p & 1 ? low | squares : low & ~squares;
        g->high.pair[j] = p & 2 ? high | squares : high & ~squares;
        g->live.pair[j] = live | squares;
        g->across.pair[j] = (g->across.pair[j] | (Pair){ a->across_on, b->across_on })
                            ^ (Pair){ a->across_off, b->across_off };
        g->down.pair[j] = (g->down.pair[j] | (Pair){ a->down_on, b->down_on }) ^ (Pair){ a->down_off, b->down_off };
    }
}

static inline void finish(const Games *g, int i)        /* M6.2, M6.3 */
{
    u64 occupied = g->live.one[i] | g->dead[i], low = g->low.one[i], high = g->high.one[i], rank[4], best = 0;
    for (unsigned p = 0; p < 4; p++) {
        u64 purse = g->purses.one[i] >> 16 * p & 0xFFFF;
        u64 score = purse + popcount(occupied & (p & 1 ? low : ~low) & (p & 2 ? high : ~high));
        total_score[p] += score;
        rank[p] = g->out[i] >> p & 1 ? 0 : score << 8 | purse;
        best = rank[p] > best ? rank[p] : best;
    }
    games_won[(rank[0] == best) | (rank[1] == best) << 1 | (rank[2] == best) << 2 | (rank[3] == best) << 3]++;
}

static void play(u64 *random, int games)                /* at most LANES of them */
{
    Games g;
    memset(&g, 0, sizeof g);
    for (int i = 0; i < LANES; i++) {
        g.across.one[i] = across_0;
        g.down.one[i] = down_0;
        g.purses.one[i] = PURSE * 0x0001000100010001u;
        g.state[i] = SOUTH << 6 | 3 << 3 | 3;
        g.skip[i] = i < games ? 0 : 15;
    }
    g.random = *random;
    for (int round = 0; round < RUGS; round++) {
        turn(&g, 0);
        turn(&g, 1);
        turn(&g, 2);
        turn(&g, 3);
    }
    for (int i = 0; i < games; i++)
        finish(&g, i);
    *random = g.random;
    total_placements += g.placements;
    total_skipped -= (u64)(LANES - games) * 4 * RUGS;
}

int main(int argc, char **argv)
{
    long games = argc == 3 ? atol(argv[1]) : 0;
    if (games < 1) {
        fprintf(stderr, "usage: %s GAMES SEED\n", argv[0]);
        return 2;
    }
    u64 random = strtoull(argv[2], NULL, 10) * 0xBF58476D1CE4E5B9u + 0x94D049BB133111EBu;
    build_tables();

    struct timespec t0, t1;
    clock_gettime(CLOCK_MONOTONIC, &t0);
    for (long left = games; left > 0; left -= LANES)
        play(&random, left < LANES ? (int)left : LANES);
    clock_gettime(CLOCK_MONOTONIC, &t1);

    double s = (double)(t1.tv_sec - t0.tv_sec) + (double)(t1.tv_nsec - t0.tv_nsec) * 1e-9, g = (double)games;
    double wins[4] = { 0 };
    for (unsigned set = 1; set < 16; set++)
        for (unsigned p = 0; p < 4; p++)
            if (set >> p & 1) wins[p] += (double)games_won[set] / popcount(set);
    printf("{\"games\":%ld,\"seconds\":%.6f,\"games_per_second\":%.1f,\"mean_score\":[%.4f,%.4f,%.4f,%.4f],"
           "\"win_share\":[%.5f,%.5f,%.5f,%.5f],\"mean_placements\":%.5f,\"eliminations_per_game\":%.6f}\n",
           games, s, g / s, (double)total_score[0] / g, (double)total_score[1] / g, (double)total_score[2] / g,
           (double)total_score[3] / g, wins[0] / g, wins[1] / g, wins[2] / g, wins[3] / g,
           (double)total_placements / (g * 4 * RUGS - (double)total_skipped), (double)total_out / g);
    return 0;
}
