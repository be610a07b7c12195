/** Which texts are loaded together: those of the start, and those that come with the pages that need them. */

/** The catalogues of each part that is loaded later, by the ends of their names. */
const LATER = {
  account: ['account', 'account-web'],
  editors: ['editors-web'],
  review: ['review', 'review-web'],
  settings: ['settings-web'],
  setup: ['setup-web', '-setup'],
  study: ['study-web'],
} as const;

export type Part = 'start' | keyof typeof LATER;

/** The language and the part of the catalogue at `path`, such as `locales/<language>/games/<name>.ftl`. */
export function placeOf(path: string): { language: string; part: Part } {
  const [, language, name] = /locales\/([^/]+)\/(?:[^/]+\/)*([^/]+)\.ftl/.exec(path)!;
  const later = Object.entries(LATER).find(([, ends]) => ends.some((end) => name!.endsWith(end)));
  return { language: language!, part: (later?.[0] ?? 'start') as Part };
}
