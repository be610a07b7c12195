/** Importing this module loads the catalogues that only the set-up page needs. */
import { addCatalogues } from '../../i18n/translate.svelte';

addCatalogues(
  import.meta.glob<string>('../../../../src/taros/locales/*/{setup-web,*-setup}.ftl', {
    query: '?raw',
    import: 'default',
    eager: true,
  }),
);
