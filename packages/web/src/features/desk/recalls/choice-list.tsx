import { useState } from 'react';
import { m } from '../../../paraglide/messages.js';
import { SearchBox } from '../../../search/search-box.tsx';
import type { RecallChoice } from './recall-choice.ts';
import { searchChoices } from './recall-choice.ts';

/** Maximum number of choices shown. Typing a word finds the remaining ones. */
const SHOWN = 20;

interface ChoiceListProps {
  label: string;
  choices: readonly RecallChoice[];
  onChoose: (choice: RecallChoice) => void;
}

export function ChoiceList({ label, choices, onChoose }: ChoiceListProps) {
  const [text, setText] = useState('');
  const found = searchChoices(choices, text);
  const more = found.length - SHOWN;
  return (
    <>
      <SearchBox label={label} placeholder={label} text={text} onText={setText} focusOnOpen />
      <ul className="flex flex-col gap-2">
        {found.slice(0, SHOWN).map((choice) => (
          <li key={`${choice.target.id} ${choice.target.line}`}>
            <button
              type="button"
              onClick={() => onChoose(choice)}
              className="min-h-12 w-full rounded-lg border border-line bg-surface px-4 py-2 text-start"
            >
              <span className="block font-semibold wrap-anywhere">{choice.label}</span>
              {choice.detail !== '' && <span className="block text-sm text-ink-2">{choice.detail}</span>}
            </button>
          </li>
        ))}
      </ul>
      <p role="status" className="text-sm text-ink-2">
        {found.length === 0 ? m.desk_recall_none_found() : more > 0 ? m.desk_recall_more({ more }) : ''}
      </p>
    </>
  );
}
