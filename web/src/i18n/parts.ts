/** Which texts are loaded together: those of the start, and those that come with the pages that need them. */

/** The catalogues of each part that is loaded later, by the ends of their names. */
const LATER = {
  account: ['account', 'account-web'],
  event: ['event', 'event-web'],
  host: ['host', 'host-web', 'overview'],
  notices: ['notices', 'notices-web'],
  editors: ['editors-web'],
  players: ['players-web'],
  review: ['review', 'review-web'],
  settings: ['settings-web'],
  setup: ['setup-web', '-setup'],
  study: ['study-web'],
  table: ['table-web'],
  watch: ['watch-web'],
} as const;

/** The texts of the game `<name>` are a part of their own: what its moves and its boards say. */
export type Part = 'start' | keyof typeof LATER | `games/${string}`;

/** The language and the part of the catalogue at `path`, such as `locales/<language>/games/<name>.ftl`. */
export function placeOf(path: string): { language: string; part: Part } {
  const [, language, folders, name] = /locales\/([^/]+)\/((?:[^/]+\/)*)([^/]+)\.ftl/.exec(path)!;
  const game = folders === 'games/' ? /^([^-]+)(-web)?$/.exec(name!)?.[1] : undefined;
  if (game) return { language: language!, part: `games/${game}` };
  const later = Object.entries(LATER).find(([, ends]) => ends.some((end) => name!.endsWith(end)));
  return { language: language!, part: (later?.[0] ?? 'start') as Part };
}
