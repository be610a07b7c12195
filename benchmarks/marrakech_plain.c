/* marrakech_plain.c: random four-player games of Marrakech in straightforward C (byte arrays, no bit tricks).
 * A yardstick for the benchmark. The rules are those of the project's rules page; M-numbers refer to it.
 * Build: cc -O3 -Wall -Wextra marrakech_plain.c -o marrakech_plain       Usage: ./marrakech_plain GAMES SEED */
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

enum { NORTH, EAST, SOUTH, WEST };
enum { SEATS = 4, RUGS = 12, PURSE = 30, SIDE = 7, CELLS = SIDE * SIDE, OFF = CELLS, BARE = SEATS };

/* ---- random numbers: pcg32 ---- */
static uint64_t rng_state;

static inline uint32_t rng(void)
{
    uint64_t s = rng_state;
    rng_state = s * 6364136223846793005u + 1442695040888963407u;
    uint32_t x = (uint32_t)(((s >> 18) ^ s) >> 27), r = (uint32_t)(s >> 59);
    return x >> r | x << (-r & 31);
}

static inline int below(uint32_t n) { return (int)((uint64_t)rng() * n >> 32); }

/* ---- tables ---- */
typedef struct { uint8_t a, b; } Rug;

static uint8_t step_cell[4][CELLS], step_facing[4][CELLS];  /* one step of Assam */
static uint8_t neighbour[CELLS][4];                         /* OFF where there is none */
static Rug candidate[CELLS][12];                            /* rugs next to Assam, M5.1 */
static uint8_t candidates[CELLS];

static void build_tables(void)
{
    static const int dx[4] = { 0, 1, 0, -1 }, dy[4] = { -1, 0, 1, 0 };
    for (int c = 0; c < CELLS; c++)
        for (int f = 0; f < 4; f++) {
            int x = c % SIDE, y = c / SIDE, nx = x + dx[f], ny = y + dy[f], nf = f;
            int on = nx >= 0 && nx < SIDE && ny >= 0 && ny < SIDE;
            neighbour[c][f] = (uint8_t)(on ? ny * SIDE + nx : OFF);
            if (!on) {                                      /* the loops, M3.4 */
                nx = x, ny = y, nf = (f + 2) & 3;
                switch (f) {
                case NORTH: if (x < 6) nx = x ^ 1; else nf = WEST; break;
                case EAST:  if (y > 0) ny = ((y - 1) ^ 1) + 1; else nf = SOUTH; break;
                case SOUTH: if (x > 0) nx = ((x - 1) ^ 1) + 1; else nf = EAST; break;
                case WEST:  if (y < 6) ny = y ^ 1; else nf = NORTH; break;
                }
            }
            step_cell[f][c] = (uint8_t)(ny * SIDE + nx);
            step_facing[f][c] = (uint8_t)nf;
        }
    for (int c = 0; c < CELLS; c++)
        for (int f = 0; f < 4; f++)
            for (int g = 0; g < 4 && neighbour[c][f] != OFF; g++) {
                int a = neighbour[c][f], b = neighbour[a][g];
                if (b != OFF && b != c)
                    candidate[c][candidates[c]++] = (Rug){ (uint8_t)a, (uint8_t)b };
            }
    uint8_t hit[4][CELLS] = { { 0 } };                      /* the step map must be a permutation of the 196 states */
    for (int f = 0; f < 4; f++)
        for (int c = 0; c < CELLS; c++)
            if (hit[step_facing[f][c]][step_cell[f][c]]++) {
                fprintf(stderr, "the step map is not a permutation\n");
                exit(1);
            }
}

/* ---- statistics ---- */
static uint64_t total_score[SEATS], total_placements, total_laid, total_out;
static double wins[SEATS];

/* ---- the game ---- */
static uint8_t top[CELLS + 1];                              /* seat whose rug is on top, or BARE; top[OFF] stays BARE */
static uint8_t rug_id[CELLS];                               /* number of the rug on top, 0 for none */

static int region_size(int start)                           /* M4.1 */
{
    uint8_t seen[CELLS + 1] = { 0 }, stack[CELLS];
    int colour = top[start], depth = 0, size = 0;
    seen[start] = 1;
    stack[depth++] = (uint8_t)start;
    while (depth) {
        int c = stack[--depth];
        size++;
        for (int f = 0; f < 4; f++) {
            int n = neighbour[c][f];
            if (top[n] == colour && !seen[n]) {
                seen[n] = 1;
                stack[depth++] = (uint8_t)n;
            }
        }
    }
    return size;
}

static void finish(const int *purse, const uint8_t *out)    /* M6.2, M6.3 */
{
    int score[SEATS + 1], best = -1, shared = 0;
    for (int p = 0; p < SEATS; p++)
        score[p] = purse[p];
    score[BARE] = 0;
    for (int c = 0; c < CELLS; c++)
        score[top[c]]++;
    int rank[SEATS];
    for (int p = 0; p < SEATS; p++) {
        total_score[p] += (uint64_t)score[p];
        rank[p] = out[p] ? -1 : score[p] * 256 + purse[p];
        if (rank[p] > best)
            best = rank[p], shared = 1;
        else if (rank[p] == best)
            shared++;
    }
    for (int p = 0; p < SEATS; p++)
        if (rank[p] == best)
            wins[p] += 1.0 / shared;
}

static void play(void)
{
    static const uint8_t die[6] = { 1, 2, 2, 3, 3, 4 };
    int purse[SEATS] = { PURSE, PURSE, PURSE, PURSE }, left_in = SEATS;
    uint8_t out[SEATS] = { 0 };
    int cell = 24, facing = SOUTH, rugs = 0;
    memset(top, BARE, sizeof top);
    memset(rug_id, 0, sizeof rug_id);

    for (int turn = 0; turn < SEATS * RUGS; turn++) {
        int p = turn % SEATS;
        if (out[p])
            continue;

        facing = (facing + below(3) + 3) & 3;               /* M3 */
        for (int n = die[below(6)]; n > 0; n--) {
            int f = step_facing[facing][cell];
            cell = step_cell[facing][cell];
            facing = f;
        }

        int owner = top[cell];                              /* M4 */
        if (owner != BARE && owner != p && !out[owner]) {
            int due = region_size(cell), pays = due < purse[p] ? due : purse[p];
            purse[p] -= pays;
            purse[owner] += pays;
            if (pays < due) {
                out[p] = 1;
                total_out++;
                if (--left_in == 1)
                    break;
                continue;
            }
        }

        Rug legal[12];                                      /* M5 */
        int n = 0;
        for (int i = 0; i < candidates[cell]; i++) {
            Rug r = candidate[cell][i];
            legal[n] = r;
            n += (rug_id[r.a] != rug_id[r.b]) | (rug_id[r.a] == 0);
        }
        Rug r = legal[below((uint32_t)n)];
        top[r.a] = top[r.b] = (uint8_t)p;
        rug_id[r.a] = rug_id[r.b] = (uint8_t)++rugs;
        total_placements += (uint64_t)n;
    }
    total_laid += (uint64_t)rugs;
    finish(purse, out);
}

int main(int argc, char **argv)
{
    long games = argc == 3 ? atol(argv[1]) : 0;
    if (games < 1) {
        fprintf(stderr, "usage: %s GAMES SEED\n", argv[0]);
        return 2;
    }
    rng_state = strtoull(argv[2], NULL, 10) * 0x9E3779B97F4A7C15u + 0xD1B54A32D192ED03u;
    rng();
    build_tables();

    struct timespec t0, t1;
    clock_gettime(CLOCK_MONOTONIC, &t0);
    for (long i = 0; i < games; i++)
        play();
    clock_gettime(CLOCK_MONOTONIC, &t1);

    double s = (double)(t1.tv_sec - t0.tv_sec) + (double)(t1.tv_nsec - t0.tv_nsec) * 1e-9, g = (double)games;
    printf("{\"games\":%ld,\"seconds\":%.6f,\"games_per_second\":%.1f,\"mean_score\":[%.4f,%.4f,%.4f,%.4f],"
           "\"win_share\":[%.5f,%.5f,%.5f,%.5f],\"mean_placements\":%.5f,\"eliminations_per_game\":%.6f}\n",
           games, s, g / s, (double)total_score[0] / g, (double)total_score[1] / g, (double)total_score[2] / g,
           (double)total_score[3] / g, wins[0] / g, wins[1] / g, wins[2] / g, wins[3] / g,
           (double)total_placements / (double)total_laid, (double)total_out / g);
    return 0;
}
