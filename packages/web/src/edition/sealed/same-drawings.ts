import { type CardContent, canonicalJson, type Protocol } from '@first60/edition';

type Drawn = Pick<CardContent, 'algorithms' | 'illustrations'>;

/**
 * True if a card's drawings, which are made from the edition in the build, match this content: its card, algorithm and
 * sheets are the same as in the build.
 */
export const saySame = (
  one: { readonly protocol: Protocol; readonly of: Drawn },
  other: { readonly protocol: Protocol; readonly of: Drawn },
): boolean => drawnOf(one.of, one.protocol) === drawnOf(other.of, other.protocol);

const drawnOf = ({ algorithms, illustrations }: Drawn, protocol: Protocol): string =>
  canonicalJson([
    protocol,
    algorithms[protocol.id] ?? null,
    illustrations.filter((sheet) => sheet.protocol === protocol.id),
  ]);
