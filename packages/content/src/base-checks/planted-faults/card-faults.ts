import { line } from '@first60/edition';
import { actOfLine, card, type Planted, type PlantedFault, reword, there } from './planted-fault.ts';

const fault = (rule: string, words: string, plant: PlantedFault['plant']): PlantedFault => ({
  rule,
  fault: words,
  plant,
});

const said = (text: string, ...sources: readonly string[]): { text: string; sources: string[] } => ({
  ...line(text),
  sources: [...sources],
});

const drawing = (edition: Planted, id: string) => there(edition.algorithms[id]);

/** The wording of every step in a drawing. */
const drawn = (edition: Planted, id: string) => drawing(edition, id).steps.flatMap(({ lines }) => lines);

/** Faults in cards and their drawings. */
export const CARD_FAULTS: readonly PlantedFault[] = [
  fault('filled-lists', 'an empty transport list', (edition) => {
    card(edition, 'syncope').transportPriorities = [];
  }),
  fault('filled-lists', 'an empty card', (edition) => {
    Object.assign(card(edition, 'sepsis'), { first60Seconds: [], blsCore: [], alsSteps: [] });
  }),
  fault('filled-lists', 'nine lines for the first 60 seconds', (edition) => {
    card(edition, 'sepsis').first60Seconds = Array.from({ length: 9 }, (_, at) => said(`Do this, ${at}.`));
  }),
  fault('filled-lists', 'steps beside the lists of BLS and ALS', (edition) => {
    card(edition, 'sepsis').steps = [said('Wait.')];
  }),
  fault('filled-lists', 'steps without a line', (edition) => {
    card(edition, 'iv-insertion').steps = [];
  }),
  fault('headings', 'a heading in the first 60 seconds', (edition) => {
    card(edition, 'stroke').first60Seconds.unshift(said('Look:'));
  }),
  fault('headings', 'a heading above a heading', (edition) => {
    card(edition, 'nausea-vomiting').dosDonts.donts.unshift(said('A:'), said('B:'));
  }),
  fault('headings', 'a heading at the end', (edition) => {
    card(edition, 'nausea-vomiting').notes.push(said('More:'));
  }),
  fault('repeated-lines', 'a line that stands twice', (edition) => {
    const { dos } = card(edition, 'stroke').dosDonts;
    dos.push({ ...there(dos[0]) });
  }),
  fault('line-length', 'a line of 170 characters', (edition) => {
    card(edition, 'shock').alsSteps.unshift(said('Very long words. '.repeat(10).trim()));
  }),
  fault('line-length', 'a line of 31 short words', (edition) => {
    card(edition, 'shock').alsSteps.unshift(said(`${'a b '.repeat(15)}c`));
  }),
  fault('card-english', 'a line that names its patient and calls in its own words', (edition) => {
    card(edition, 'sepsis').alsSteps.push(said('Give the child oxygen, then ask OLMD.'));
  }),
  fault('one-patient', 'eleven lines for one patient', (edition) => {
    const lines = card(edition, 'sepsis').first60Seconds;
    lines.push(...Array.from({ length: 11 }, (_, at) => said(`Look, ${at}.`)));
  }),
  fault('line-orders', "a newborn's dose on order without a word", (edition) => {
    for (const line of card(edition, 'sepsis').medications) delete line.onOrder;
  }),
  fault('copied-sentences', 'a copied sentence that lost its source', (edition) => {
    card(edition, 'shock').notes.push(said('Wait for help.', 'spec'));
    card(edition, 'sepsis').notes.push(said('Wait for help.'));
  }),
  fault('line-sources', 'no source at a figure', (edition) => {
    card(edition, 'burns').notes.unshift(said('Give 5 mg.'));
  }),
  fault('line-sources', 'no source at a medication line', (edition) => {
    there(card(edition, 'stroke').medications[0]).sources = [];
  }),
  fault('line-sources', 'no source at a guideline note', (edition) => {
    card(edition, 'stroke').guidelineNotes.push(said('Some wait longer.'));
  }),
  fault('line-sources', 'a source that is named twice', (edition) => {
    card(edition, 'seizures').alsSteps.unshift(said('Wait.', 'spec', 'spec'));
  }),
  fault('card-colors', 'a critical card in blue', (edition) => {
    card(edition, 'sepsis').color = 'blue';
  }),
  fault('card-links', 'a card that leads to itself', (edition) => {
    card(edition, 'sepsis').crossLinks.unshift('sepsis');
  }),
  fault('card-links', 'a link that is named twice', (edition) => {
    const { crossLinks } = card(edition, 'sepsis');
    crossLinks.push(there(crossLinks[0]));
  }),
  fault('card-links', 'a link without a way back', (edition) => {
    card(edition, 'stroke').crossLinks.push('iv-insertion');
  }),
  fault('card-links', 'a card that leads nowhere', (edition) => {
    card(edition, 'stroke').crossLinks = [];
  }),
  fault('card-links', 'a link listed as leading one way that is gone', (edition) => {
    const sepsis = card(edition, 'sepsis');
    sepsis.crossLinks = sepsis.crossLinks.filter((id) => id !== 'general-prehospital-care');
  }),
  fault('card-destinations', 'no destination in the first transport line', (edition) => {
    card(edition, 'stroke').transportPriorities.unshift(said('Scene time short.'));
  }),
  fault('first-60-patients', 'a First 60 line without for whom', (edition) => {
    card(edition, 'anaphylaxis').first60Seconds.push(said('Epinephrine 0.5 mg IM.', 'spec'));
  }),
  fault('first-60-patients', 'a line listed as for all of a card that is gone', (edition) => {
    for (const { first60Seconds } of Object.values(edition.protocols)) {
      for (const each of first60Seconds) each.text = each.text.replace('30:2 by bag-mask', '30:2 with a bag-mask');
    }
  }),
  fault('doses-alone', 'a dose that refers to that of the other age', (edition) => {
    const dose = there(card(edition, 'seizures').medications.find(({ adult }) => adult !== undefined)?.adult);
    dose.text = 'the same as a child';
  }),
  fault('nasal-doses', 'two doses by the nose for a child', (edition) => {
    const { medications } = card(edition, 'seizures');
    const childs = there(medications.find(({ pediatric }) => pediatric !== undefined));
    medications.push({ ...childs, route: 'IN' }, { ...childs, route: 'IN' });
  }),
  fault('shock-energies', 'a wrong shock energy', (edition) => {
    const shock = there(
      card(edition, 'pediatric-cardiac-arrest').alsSteps.find(({ joulesPerKg }) => joulesPerKg !== undefined) ??
        card(edition, 'pediatric-cardiac-arrest').first60Seconds.find(({ joulesPerKg }) => joulesPerKg !== undefined),
    );
    shock.joulesPerKg = [3];
  }),
  fault('agency-comparisons', 'a comparison of agencies in a step', (edition) => {
    card(edition, 'stroke').alsSteps.push(said('CEMS: 20 min.', 'spec'));
  }),
  fault('agency-comparisons', 'a comparison of agencies at a drug', (edition) => {
    actOfLine(edition, there(card(edition, 'stroke').medications[0])).know = [{ say: 'Maryland gives half' }];
  }),
  // Drawings
  fault('algorithm-cards', 'a drawing with another title than its card', (edition) => {
    drawing(edition, 'chest-pain-acs').title = 'Chest';
  }),
  fault('algorithm-cards', 'a card that does not name its drawing', (edition) => {
    delete card(edition, 'chest-pain-acs').algorithmPdfPath;
  }),
  fault('algorithm-cards', 'a card that names a drawing it has not', (edition) => {
    card(edition, 'stroke').algorithmPdfPath = '/algorithms/stroke.pdf';
  }),
  fault('algorithm-steps', 'a drawing without a start', (edition) => {
    there(drawing(edition, 'chest-pain-acs').steps[0]).kind = 'action';
  }),
  fault('algorithm-steps', 'two answers alike', (edition) => {
    const { exits } = there(drawing(edition, 'chest-pain-acs').steps.find(({ kind }) => kind === 'decision'));
    for (const exit of exits) exit.label = 'No';
  }),
  fault('algorithm-steps', 'a question without its mark', (edition) => {
    const decision = there(drawing(edition, 'chest-pain-acs').steps.find(({ kind }) => kind === 'decision'));
    decision.lines[0].text = 'STEMI';
  }),
  fault('algorithm-steps', 'a step that nothing leads to', (edition) => {
    drawing(edition, 'chest-pain-acs').steps.push({ id: 'lost', kind: 'end', lines: [said('Lost')], exits: [] });
  }),
  fault('algorithm-steps', 'an exit to a step that is not there', (edition) => {
    there(there(drawing(edition, 'chest-pain-acs').steps[0]).exits[0]).to = 'nowhere';
  }),
  fault('algorithm-steps', 'an end that leads on', (edition) => {
    const { steps } = drawing(edition, 'chest-pain-acs');
    there(steps.find(({ kind }) => kind === 'end')).exits = [{ to: there(steps[0]).id }];
  }),
  fault('algorithm-texts', 'a text that is too long for its box', (edition) => {
    there(drawing(edition, 'chest-pain-acs').steps[0]).lines[0].text = 'A headline that is much too long for its box';
  }),
  fault('algorithm-texts', 'six lines in a box', (edition) => {
    there(drawing(edition, 'chest-pain-acs').steps[0]).lines.push(...Array.from({ length: 6 }, () => said('More')));
  }),
  fault('algorithm-texts', 'a figure without a source', (edition) => {
    there(drawing(edition, 'chest-pain-acs').steps[0]).lines.push(said('Within 10 min'));
  }),
  fault('drawing-doses', 'a drawing that says another dose than its card', (edition) => {
    reword(drawn(edition, 'adult-bradyarrhythmia'), 'tropine 1 mg', 'tropine 2 mg');
  }),
  fault('drawing-doses', 'a drawing that says another total than its card', (edition) => {
    reword(drawn(edition, 'adult-bradyarrhythmia'), '3 mg at most', '5 mg at most');
  }),
  fault('drawing-doses', 'the doses of a drawing in another order', (edition) => {
    reword(
      drawn(edition, 'adult-cardiac-arrest'),
      'Amiodarone 300 mg, in a later cycle 150 mg',
      'Amiodarone 150 mg, in a later cycle 300 mg',
    );
  }),
  fault('drawing-doses', 'a range in a drawing where its card has one dose', (edition) => {
    reword(drawn(edition, 'adult-cardiac-arrest'), 'lidocaine 1.5 mg/kg', 'lidocaine 1-1.5 mg/kg');
  }),
  fault('drawing-doses', 'a volume in a drawing that its card does not give', (edition) => {
    reword(drawn(edition, 'newborn-resuscitation'), '= 0.2 mL/kg', '= 2 mL/kg');
  }),
  fault('drawing-doses', 'a volume in a drawing of another strength than on its card', (edition) => {
    reword(drawn(edition, 'newborn-resuscitation'), 'of 0.1 mg/mL', 'of 1 mg/mL');
  }),
  fault('drawing-doses', 'a dose without its drug', (edition) => {
    reword(drawn(edition, 'pediatric-cardiac-arrest'), 'Start CPR', 'Start CPR, 5 mg');
  }),
  fault('drawing-doses', 'a drug listed as drawn and not stocked that no drawing names', (edition) => {
    for (const graph of Object.values(edition.algorithms)) {
      for (const { lines } of graph.steps) {
        for (const each of lines) each.text = each.text.replace(/dopamine/i, 'the pump');
      }
    }
  }),
  fault('drawing-limits', 'a dose per kilogram without the most that its card gives', (edition) => {
    for (const each of drawn(edition, 'pediatric-tachyarrhythmia')) each.text = each.text.replace(/ \([^)]*\)/g, '');
  }),
  fault('drawing-energies', 'an energy that the card does not give', (edition) => {
    reword(drawn(edition, 'pediatric-cardiac-arrest'), 'Shock 2 J/kg', 'Shock 3 J/kg');
  }),
  fault('illustrations', 'a sheet with a doubled panel, an empty one and a figure without a source', (edition) => {
    const { panels } = there(edition.illustrations[0]);
    const panel = there(panels[0]);
    panels.push(panel, { ...panel, id: 'figure', lines: [said('ST up 2 mm.')] }, { ...panel, id: 'empty', lines: [] });
  }),
  fault('illustrations', 'a picture with an ending', (edition) => {
    there(edition.illustrations[0]).path = '/images/sheet.png';
  }),
  fault('illustrations', 'sheets of one card with two PDFs', (edition) => {
    const [one, other] = edition.illustrations;
    there(other).protocol = there(one).protocol;
    there(one).pdf = '/images/one.pdf';
  }),
  fault('illustrations', 'a page that leaves out a panel', (edition) => {
    there(there(edition.illustrations[0]).papers[0]).panels.pop();
  }),
];
