import type { HandOver } from '@first60/clinical';
import { Copy, Printer, QrCode as QrIcon, Share2 } from 'lucide-react';
import { useState } from 'react';
import { copyText, shareText } from '../../../device/share.ts';
import { usePart } from '../../../offline/use-part.ts';
import { m } from '../../../paraglide/messages.js';
import { Button } from '../../../ui/button.tsx';
import { ChoiceChips } from '../../../ui/fields/choice-chips.tsx';
import { toast } from '../../../ui/toast.ts';
import { HAND_OVER_FORMS, type HandOverForm, handOverText } from './hand-over-text.ts';

const FORM_NAMES: Readonly<Record<HandOverForm, () => string>> = {
  atmist: m.arrest_after_form_atmist,
  'imist-ambo': m.arrest_after_form_imist,
};

/** The code that draws the QR symbols is loaded on demand. */
const loadQr = () => import('./hand-over-qr.tsx').then((module) => module.HandOverQr);

/** The hand-over as it is read out, with ways to copy, share and print it. */
export function HandOverPart({ code }: { code: HandOver }) {
  const [form, setForm] = useState<HandOverForm>('atmist');
  const [isQrShown, showQr] = useState(false);
  const HandOverQr = usePart(isQrShown, loadQr);
  const text = handOverText(code, form);
  return (
    <div className="flex flex-col gap-3">
      <div className="print:hidden">
        <ChoiceChips
          label={m.arrest_after_form()}
          chips={HAND_OVER_FORMS.map((value) => ({ value, label: FORM_NAMES[value]() }))}
          chosen={form}
          onChoose={(value) => setForm(HAND_OVER_FORMS.find((one) => one === value) ?? form)}
        />
      </div>
      <p className="rounded-lg border border-line bg-sunken p-4 text-lg whitespace-pre-line wrap-anywhere print:border-0 print:p-0 print:text-base">
        {text}
      </p>
      <div className="flex flex-wrap gap-2 print:hidden max-sm:*:w-full">
        <Button onClick={() => void copy(text)}>
          <Copy aria-hidden className="size-5 shrink-0" />
          {m.arrest_after_copy()}
        </Button>
        <Button variant="secondary" onClick={() => void share(text)}>
          <Share2 aria-hidden className="size-5 shrink-0" />
          {m.arrest_after_share()}
        </Button>
        <Button variant="secondary" aria-expanded={isQrShown} onClick={() => showQr(!isQrShown)}>
          <QrIcon aria-hidden className="size-5 shrink-0" />
          {isQrShown ? m.arrest_after_qr_hide() : m.arrest_after_qr_show()}
        </Button>
        <Button variant="secondary" onClick={() => window.print()}>
          <Printer aria-hidden className="size-5 shrink-0" />
          {m.arrest_after_print()}
        </Button>
      </div>
      {isQrShown && (HandOverQr ? <HandOverQr code={code} form={form} /> : <p>{m.loading()}</p>)}
    </div>
  );
}

async function copy(text: string): Promise<void> {
  if (await copyText(text)) toast({ title: m.arrest_after_copied(), description: m.arrest_after_copied_text() });
  else notCopied();
}

async function share(text: string): Promise<void> {
  const shared = await shareText({ title: m.arrest_after_hand_over(), text });
  if (shared === 'clipboard') toast({ title: m.arrest_after_copied(), description: m.arrest_after_copied_text() });
  if (shared === 'nowhere') notCopied();
}

const notCopied = (): void =>
  toast({ title: m.arrest_after_not_copied(), description: m.arrest_after_not_copied_text(), tone: 'destructive' });
