import { ClinicalText } from './clinical-text.tsx';

interface DrugHeadingProps {
  level: 'h2' | 'h3' | 'h4' | 'p';
  name: string;
  id?: string;
}

/** A word with at least this many letters does not fit the smallest phone in the dose font size. */
const LONG_WORD = 14;

/** The drug's name in the same size as its dose. Drugs with the same dose differ only by name. */
export function DrugHeading({ level: Level, name, id }: DrugHeadingProps) {
  const long = name.split(' ').some((word) => word.length >= LONG_WORD);
  return (
    <Level
      id={id}
      className={`${long ? 'text-[min(2rem,7.5vw)]' : 'text-[min(2rem,10vw)]'} leading-[1.125] font-bold tracking-tight`}
    >
      <ClinicalText text={name} />
    </Level>
  );
}
