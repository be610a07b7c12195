/** Pictures and keys of the general board. */

/** An SVG `picture` as the URL of an image. Scripts in images do not run. */
export const pictureUrl = (picture: string): string => `data:image/svg+xml;charset=utf-8,${encodeURIComponent(picture)}`;

/** The key that takes the choice at `index`; undefined after the ninth. */
export const keyOf = (index: number): string | undefined => (index < 9 ? String(index + 1) : undefined);
