import { protocolHref } from '../../../addresses/protocol-href.ts';
import { addressOf } from '../../../addresses/query-values.ts';

/** The content of the screen. The address selects exactly one of these. */
export type ProtocolFilter =
  | { readonly kind: 'all' }
  | { readonly kind: 'id'; readonly id: string }
  | { readonly kind: 'category'; readonly category: string }
  | { readonly kind: 'search'; readonly text: string };

/**
 * The filter that an address requests: `id` wins over `category`, which wins over `search`, because each resets those
 * after it. Blank values and `category=all` are ignored.
 */
export function filterFromQuery(query: string): ProtocolFilter {
  const params = new URLSearchParams(query);
  const id = params.get('id')?.trim();
  if (id) return { kind: 'id', id };
  const category = params.get('category')?.trim();
  if (category && category !== 'all') return { kind: 'category', category };
  const text = params.get('search');
  return text?.trim() ? { kind: 'search', text } : { kind: 'all' };
}

/** The address of a filter, for sharing it and for returning to it. */
export function protocolsHref(filter: ProtocolFilter): string {
  switch (filter.kind) {
    case 'all':
      return '/protocols';
    case 'id':
      return protocolHref(filter.id);
    case 'category':
      return addressOf('/protocols', { category: filter.category });
    case 'search':
      return addressOf('/protocols', { search: filter.text });
  }
}
