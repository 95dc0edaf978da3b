import { m } from '../../paraglide/messages.js';
import { Checkbox } from '../../ui/fields/checkbox.tsx';
import { REQUIREMENTS, type Requirement, readTicked } from './requirements.ts';

const WORDS: Record<Requirement, () => string> = {
  understood: m.disclaimer_understood,
  agreed: m.disclaimer_agreed,
  liable: m.disclaimer_liable,
};

interface RequirementBoxesProps {
  ticked: string;
  onTick: (requirement: Requirement, ticked: boolean) => void;
}

export function RequirementBoxes({ ticked, onTick }: RequirementBoxesProps) {
  const done = readTicked(ticked);
  return (
    <fieldset className="flex flex-col gap-2">
      <legend className="sr-only">{m.disclaimer_requirements()}</legend>
      {REQUIREMENTS.map((requirement) => (
        <Checkbox
          key={requirement}
          checked={done.includes(requirement)}
          onChecked={(checked) => onTick(requirement, checked)}
        >
          {WORDS[requirement]()}
        </Checkbox>
      ))}
    </fieldset>
  );
}
