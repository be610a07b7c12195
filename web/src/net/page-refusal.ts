/** Why the server refused the page that was opened: it is in the HTML, beside the status of the response. */
import type { Refusal } from './protocol';

const META = 'meta[name="taros-refusal"]';

/** The reason, and the path that it belongs to; null if the page was not refused. */
export function pageRefusal(): { path: string; refusal: Refusal } | null {
  const content = document.querySelector<HTMLMetaElement>(META)?.content;
  return content ? { path: location.pathname, refusal: JSON.parse(content) as Refusal } : null;
}
