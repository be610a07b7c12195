/** A limit on the length of a text field, counted as the server counts: composed characters, an emoji as one or more. */
import type { Attachment } from 'svelte/attachments';
import { translate } from '../../i18n/translate.svelte';
import { announce } from '../announce.svelte';

/** How many characters a name may have: LONGEST_NAME of the server. */
export const LONGEST_NAME = 24;

const characterCount = (text: string): number => [...text.normalize('NFC')].length;

/** The beginning of `text` that has at most `most` characters. Nothing that is read as one character is cut in two. */
export function cutText(text: string, most: number): string {
  if (characterCount(text) <= most) return text;
  let kept = '';
  for (const { segment } of new Intl.Segmenter().segment(text)) {
    if (characterCount(kept + segment) > most) return kept;
    kept += segment;
  }
  return kept;
}

/** Cuts what is typed or pasted into a field to `most` characters, and says so. */
export class TextLimit {
  /** Why the field takes no more; '' if nothing was cut. */
  message = $state('');

  constructor(readonly most: number) {}

  /** Attach the limit to a field: `{@attach limit.attach}`. */
  attach: Attachment<HTMLInputElement> = (field) => {
    const limit = (event: Event) => {
      if (event instanceof InputEvent && event.isComposing) return; // the text is cut when it is complete
      const cut = cutText(field.value, this.most);
      this.message = cut === field.value ? '' : translate('web-text-limit', { most: this.most });
      if (cut === field.value) return;
      field.value = cut;
      announce(this.message);
    };
    const limitComposed = (event: Event) => {
      limit(event);
      field.dispatchEvent(new InputEvent('input', { bubbles: true }));
    };
    // capturing: the text is cut before anybody else reads it
    field.addEventListener('input', limit, { capture: true });
    field.addEventListener('compositionend', limitComposed);
    return () => {
      field.removeEventListener('input', limit, { capture: true });
      field.removeEventListener('compositionend', limitComposed);
    };
  };
}
