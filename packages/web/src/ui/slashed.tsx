import { Fragment } from 'react';

/** A string that may break after a slash between two words, which browsers would treat as one long word. */
export function Slashed({ text }: { text: string }) {
  return text.split(/(?<=\p{L}\/)(?=\p{L})/u).map((part, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the parts of one text never move
    <Fragment key={index}>
      {index > 0 && <wbr />}
      {part}
    </Fragment>
  ));
}
