import { card, drug, type Planted, type PlantedFault, there } from './planted-fault.ts';

const fault = (rule: string, words: string, plant: PlantedFault['plant']): PlantedFault => ({
  rule,
  fault: words,
  plant,
});

const zone = (edition: Planted, id: string) => there(edition.zones.find((each) => each.id === id));
const hospital = (edition: Planted, has: (each: Planted['hospitals'][number]) => boolean) =>
  there(edition.hospitals.find(has));
const words = (edition: Planted, id: string) => there(edition.synonyms[id]);

/** Faults in the parts that hold an edition together, in its wording and in its tables. */
export const TABLE_FAULTS: readonly PlantedFault[] = [
  fault('references', 'a dead link', (edition) => {
    card(edition, 'sepsis').crossLinks.push('no-such-card');
  }),
  fault('references', 'an unknown drug', (edition) => {
    there(card(edition, 'sepsis').medications[0]).medication = 'no-such-drug';
  }),
  fault('references', 'a source that is not defined', (edition) => {
    there(card(edition, 'burns').blsCore[0]).sources.push('no-such-work');
  }),
  fault('references', 'a drug with the name of what every object has', (edition) => {
    there(edition.quickDoses[0]).medication = 'constructor';
  }),
  fault('references', 'a group that is not there', (edition) => {
    card(edition, 'sepsis').category = 'no-such-group';
  }),
  fault('references', 'a row that is not there', (edition) => {
    const doses = edition.adultDosing.flatMap((each) => each.doses);
    there(doses.find(({ quick }) => quick !== undefined)?.quick).row = 'no-such-row';
  }),
  fault('references', 'a sheet of no card', (edition) => {
    there(edition.illustrations[0]).protocol = 'no-such-card';
  }),
  fault('references', 'search words of no card', (edition) => {
    edition.spokenWords['no-such-card'] = ['word'];
  }),
  fault('own-ids', 'a card under the id of another', (edition) => {
    card(edition, 'sepsis').id = 'shock';
  }),
  fault('own-ids', 'a drug under the id of another', (edition) => {
    drug(edition, 'adenosine').id = 'aspirin';
  }),
  fault('own-ids', 'two rows with one id', (edition) => {
    there(edition.quickDoses[1]).id = there(edition.quickDoses[0]).id;
  }),
  fault('groups', 'a card in no group', (edition) => {
    there(edition.groups[0]).protocols.pop();
  }),
  fault('groups', 'a card that stands twice in the groups', (edition) => {
    there(edition.groups[1]).protocols.push('stroke');
  }),
  fault('groups', 'a card that says it belongs to another group', (edition) => {
    card(edition, 'stroke').category = 'adult-cardiac';
  }),
  // Words
  fault('dose-writing', 'a trailing zero', (edition) => {
    there(card(edition, 'stroke').notes[0] ?? card(edition, 'stroke').dosDonts.dos[0]).text = 'Give 1.0 mg.';
  }),
  fault('spelling', 'a British spelling', (edition) => {
    there(card(edition, 'burns').blsCore[0]).text = 'Gray colour of the skin.';
  }),
  fault('spelling', 'a misspelt word', (edition) => {
    there(card(edition, 'burns').blsCore[0]).text = 'Look for a siezure.';
  }),
  fault('inner-words', 'a word of the inside of the app', (edition) => {
    there(card(edition, 'burns').blsCore[0]).text = 'The calculator shows it.';
  }),
  fault('synonyms', 'a search word in capitals', (edition) => {
    words(edition, 'adult-cardiac-arrest').push('Code White');
  }),
  fault('synonyms', 'a search word that leads to two cards', (edition) => {
    words(edition, 'adult-cardiac-arrest').push(there(words(edition, 'stroke')[0]));
  }),
  fault('synonyms', 'a search word that stands twice', (edition) => {
    words(edition, 'stroke').push(there(words(edition, 'stroke')[0]));
  }),
  fault('synonyms', 'a search word that is a drug', (edition) => {
    words(edition, 'stroke').push('aspirin');
  }),
  fault('synonyms', 'a card without search words', (edition) => {
    delete edition.synonyms.stroke;
  }),
  fault('spoken-words', 'words of callers in capitals', (edition) => {
    there(edition.spokenWords.stroke).push('Face hangs');
  }),
  fault('spoken-words', 'words of callers that stand twice', (edition) => {
    there(edition.spokenCombinations.stroke).push(...there(edition.spokenCombinations.stroke));
  }),
  fault('spoken-words', 'a card without words of callers', (edition) => {
    delete edition.spokenWords.stroke;
  }),
  fault('uncovered-topics', 'a topic without a card that shares a word with one', (edition) => {
    there(edition.uncoveredTopics[0]).words.push(there(words(edition, 'stroke')[0]));
  }),
  fault('uncovered-topics', 'a word that stands in two topics', (edition) => {
    const [one, other] = edition.uncoveredTopics;
    there(one).words.push(there(there(other).words[0]));
  }),
  fault('word-families', 'a family that is not there', (edition) => {
    there(edition.spokenCombinations.stroke).push('<no such family> hangs');
  }),
  fault('word-families', 'a family that nothing uses', (edition) => {
    edition.wordFamilies.unused = ['one'];
  }),
  fault('word-families', 'a family with a word twice', (edition) => {
    for (const members of Object.values(edition.wordFamilies)) members.push(there(members[0]));
  }),
  fault('drug-names', 'two drugs of one name', (edition) => {
    drug(edition, 'adenosine').genericName = drug(edition, 'aspirin').genericName;
  }),
  fault('drug-names', 'two rows with one label', (edition) => {
    const { dosing } = drug(edition, 'midazolam');
    there(dosing[1]).indication = there(dosing[0]).indication;
  }),
  // Tables
  fault('sources', 'a source that nothing rests on, with the address of no web page', (edition) => {
    edition.sources.never = { title: 'One', edition: '1', basis: 'copy', url: 'ftp://one' };
  }),
  fault('sources', 'a work that is listed twice', (edition) => {
    edition.sources.again = there(edition.sources['aha-2020']);
    there(card(edition, 'stroke').dosDonts.dos[0]).sources.push('again');
  }),
  fault('newer-source', 'a cited work that another one has replaced', (edition) => {
    there(edition.sources['wao-2020']).replacedBy = 'aust-prescriber-2021';
  }),
  fault('newer-source', 'a newer work that is not listed', (edition) => {
    there(edition.sources['wao-2020']).replacedBy = 'wao-2030';
  }),
  fault('newer-source', 'a high-alert drug that names no list', (edition) => {
    const heparin = drug(edition, 'heparin');
    heparin.sources = heparin.sources.filter((source) => source !== 'ismp-high-alert');
  }),
  fault('newer-source', 'tall-man letters of no list', (edition) => {
    drug(edition, 'heparin').tallMan = 'HEParin';
  }),
  fault('devices', 'a device without a source', (edition) => {
    there(edition.constants.ivFlow[0]).sources = [];
  }),
  fault('devices', 'a note with a figure and no source', (edition) => {
    edition.constants.syringes.notes.push({ text: 'At most 5 mL.', sources: [] });
  }),
  fault('devices', 'a syringe whose marks do not fill it', (edition) => {
    there(edition.constants.syringes.syringes[0]).graduationMl = 0.3;
  }),
  fault('zones', 'an age that belongs to two color zones', (edition) => {
    there(edition.zones[4]).ageMonths = { from: 18, below: 36 };
  }),
  fault('zones', 'a color zone without ages', (edition) => {
    delete there(edition.zones[2]).ageMonths;
  }),
  fault('zones', 'zones that overlap', (edition) => {
    Object.assign(zone(edition, 'pink'), { weightRange: { from: 5, to: 7 }, avgWeight: 6 });
  }),
  fault('zones', 'a gap between two zones', (edition) => {
    Object.assign(zone(edition, 'pink'), { weightRange: { from: 7, to: 7 }, avgWeight: 7 });
  }),
  fault('zones', 'an average that is not the middle', (edition) => {
    zone(edition, 'gray').avgWeight = 5;
  }),
  fault('zones', 'energies of another weight', (edition) => {
    zone(edition, 'gray').defibEnergy.text = '10 J, then 16 J';
  }),
  fault('zones', 'a mask that its maker gives to other weights', (edition) => {
    zone(edition, 'gray').lvMask.text = 'LMA 2; i-gel 1';
  }),
  fault('zones', 'a size without a source', (edition) => {
    zone(edition, 'gray').length.sources = [];
  }),
  fault('zones', 'a zone that is called by another color', (edition) => {
    zone(edition, 'gray').color = 'Silver';
  }),
  fault('zone-colors', 'white text on a light fill', (edition) => {
    zone(edition, 'gray').colorCode = '#EEEEEE';
  }),
  fault('zone-colors', 'two zones of one color', (edition) => {
    Object.assign(zone(edition, 'gray'), {
      colorCode: zone(edition, 'red').colorCode,
      textColor: zone(edition, 'red').textColor,
    });
  }),
  fault('tube-depths', 'a depth that is not that of the card', (edition) => {
    zone(edition, 'green').ettDepth.text = '12 cm at the lip';
  }),
  fault('hospitals', 'a service that no source reports', (edition) => {
    hospital(edition, ({ badges }) => !badges.ecmo).badges.ecmo = true;
  }),
  fault('hospitals', 'a service that is not shown', (edition) => {
    hospital(edition, ({ badges }) => badges.ecmo).badges.ecmo = false;
  }),
  fault('hospitals', 'a phone without its country', (edition) => {
    hospital(edition, ({ phone }) => phone !== null).phone = '0114647272';
  }),
  fault('hospitals', 'a phone that is marked although a source confirms it, or not although none does', (edition) => {
    const { review } = hospital(edition, ({ phone }) => phone !== null);
    if (review.includes('phone')) review.splice(review.indexOf('phone'), 1);
    else review.push('phone');
  }),
  fault('hospitals', 'an address that is not marked as it should be', (edition) => {
    const { review } = there(edition.hospitals[0]);
    if (review.includes('address')) review.splice(review.indexOf('address'), 1);
    else review.push('address');
  }),
  fault('hospitals', 'directions to nowhere', (edition) => {
    there(edition.hospitals[0]).maps_url = '#';
  }),
  fault('hospitals', 'a guessed point on the map', (edition) => {
    const named = hospital(edition, ({ maps_url: url }) => !/query=\d+\.\d+/.test(url));
    named.maps_url = 'https://www.google.com/maps/search/?api=1&query=24.5,46.5';
  }),
  fault('hospitals', 'a note without a source', (edition) => {
    hospital(edition, ({ note }) => note === undefined).note = 'Closed at night.';
  }),
  fault('hospitals', 'two hospitals of one name', (edition) => {
    there(edition.hospitals[1]).name = there(edition.hospitals[0]).name;
  }),
  fault('hospitals', 'a source that stands for nothing', (edition) => {
    there(edition.hospitals[0]).sources.push({ title: 'Page', edition: '2020', basis: 'press', supports: [] });
  }),
];
