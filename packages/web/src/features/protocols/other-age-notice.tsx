import { m } from '../../paraglide/messages.js';
import { Button } from '../../ui/button.tsx';
import type { Age } from './visible-protocols.ts';

interface OtherAgeNoticeProps {
  age: Age;
  hidden: number;
  onShow: (age: Age) => void;
}

/** Says what the age toggle hides, with the way to see it. */
export function OtherAgeNotice({ age, hidden, onShow }: OtherAgeNoticeProps) {
  const other = age === 'adult' ? 'pediatric' : 'adult';
  return (
    <div className="flex flex-wrap items-center justify-between gap-2 rounded-lg border border-line bg-sunken py-2 ps-4 pe-2">
      <p className="font-semibold">{sentence(other, hidden)}</p>
      <Button variant="secondary" onClick={() => onShow(other)}>
        {other === 'adult' ? m.protocols_show_adult() : m.protocols_show_pediatric()}
      </Button>
    </div>
  );
}

function sentence(age: Age, count: number): string {
  if (age === 'adult') {
    return count === 1 ? m.protocols_hidden_adult_one() : m.protocols_hidden_adult_many({ count });
  }
  return count === 1 ? m.protocols_hidden_pediatric_one() : m.protocols_hidden_pediatric_many({ count });
}
