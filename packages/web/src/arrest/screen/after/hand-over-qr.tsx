import type { HandOver } from '@first60/clinical';
import { useMemo } from 'react';
import { m } from '../../../paraglide/messages.js';
import { type HandOverForm, qrText } from './hand-over-text.ts';
import { QrCode } from './qr-code.tsx';
import { qrParts } from './qr-parts.ts';

/** The hand-over as QR codes, for the receiving team to scan. */
export function HandOverQr({ code, form }: { code: HandOver; form: HandOverForm }) {
  const symbols = useMemo(() => qrParts(qrText(code, form)), [code, form]);
  return (
    <div className="flex flex-col gap-3">
      <p>{m.arrest_after_qr_text()}</p>
      {symbols.length > 1 && <p className="font-semibold">{m.arrest_after_qr_two({ count: symbols.length })}</p>}
      {symbols.map((symbol, nth) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a part is identified only by its number
        <QrCode key={nth} symbol={symbol} part={nth + 1} of={symbols.length} />
      ))}
    </div>
  );
}
