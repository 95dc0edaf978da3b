import { limits } from '@first60/contract';
import { m } from '../paraglide/messages.js';
import { SelectField } from '../ui/fields/select-field.tsx';
import { TextField } from '../ui/fields/text-field.tsx';
import {
  chooseQuestion,
  QUESTION_FIELDS,
  QUESTION_NUMBERS,
  type QuestionFields,
  type QuestionNumber,
  questionsFor,
} from './security-questions.ts';

interface SecurityQuestionFieldsProps {
  fields: QuestionFields;
  onChange: (change: Partial<QuestionFields>) => void;
  /** A further change caused by a choice. */
  onChosen?: (number: QuestionNumber) => Partial<QuestionFields>;
  /** Changes the wording of a label. */
  labelOf?: (label: string) => string;
  errorOf?: (field: keyof QuestionFields) => string | undefined;
}

/** Three security questions, each with its answer. */
export function SecurityQuestionFields({ fields, onChange, onChosen, labelOf, errorOf }: SecurityQuestionFieldsProps) {
  const labelled = (label: string) => labelOf?.(label) ?? label;
  return QUESTION_NUMBERS.map((number) => {
    const { question, answer } = QUESTION_FIELDS[number];
    return (
      <div key={number} className="flex flex-col gap-3">
        <SelectField
          name={question}
          label={labelled(m.auth_question({ number }))}
          placeholder={m.auth_question_choose()}
          options={questionsFor(number, fields)}
          value={fields[question]}
          onValue={(chosen) => onChange({ ...chooseQuestion(fields, number, chosen), ...onChosen?.(number) })}
          error={errorOf?.(question)}
        />
        <TextField
          name={answer}
          label={labelled(m.auth_answer({ number }))}
          autoComplete="off"
          maxLength={limits.answerMax}
          value={fields[answer]}
          onValue={(text) => onChange({ [answer]: text })}
          error={errorOf?.(answer)}
        />
      </div>
    );
  });
}
