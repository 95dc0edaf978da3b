import type { UncoveredTopic } from '../model/uncovered-topic.ts';
import { said } from '../said.ts';

export const injuryTopics: readonly UncoveredTopic[] = [
  {
    name: 'Hypothermia and frostbite',
    nearest: 'trauma-environmental',
    words: said(
      'chilblains, cold exposure, cold fingers, core temp low, found outside shivering, freezer, freezing cold, frostbite, frostbitten, frostnip, frozen, hypothermic, ice water fell, minus shivering, mountain cold, numb from cold, outside cold night, rewarm, shivering cold, shivering outside, shivering stopped, snow, stiff with cold, temperature 29, toes black cold, trapped in cold, very cold, white fingers, انخفاض الحرارة, برد شديد, بردان, تجمد, ثلج, قرصة برد, متجمد',
    ),
  },
  {
    name: 'Diving injury',
    nearest: 'trauma-environmental',
    words: said(
      'air embolism, ascent, barotrauma, bends, came up too fast, chamber, decompression illness, decompression sickness, diver, diving, ghawwas, hyperbaric, joint pain after dive, nitrogen, recompression, scuba, surfaced too fast, غواص, غوص',
    ),
  },
  {
    name: 'Mass casualty',
    nearest: 'trauma-environmental',
    words: said(
      'black tag, bus crash, bus rollover, casualties, crowd crush, disaster, dozens injured, incident command, major incident, mass shooting, mci, plane crash, stampede, start triage, train crash, triage officer, triage tags, victims, walking wounded, إصابات جماعية, تدافع, حادث باص, حادث جماعي, صداره, عدة مصابين, عدد كبير من المصابين, مصابين كثير',
    ),
  },
  {
    name: 'Hanging and strangulation',
    nearest: 'trauma-environmental',
    words: said(
      'choked by hands, hanging, ligature, ligature neck, noose, rope, strangled, strangulation, انشنق, حبل رقبته, خنق, شنق, مشنوق, معلق حبل',
    ),
  },
  {
    name: 'Eyes',
    nearest: 'trauma-environmental',
    words: said(
      'ayn, bleach in eye, blind, cannot see eye, chemical eye, contact lens, cornea, enah hamra!, enah!, enih, eye, eye discharge, eyeball, eyelid cut, floaters, lost vision, pepper spray, something in eye, splinter in eye, stye, sudden blindness, vision loss, welding flash, عين, عيونه, aenah, aeni, aenah hamra!',
    ),
  },
  {
    name: 'Back and joint pain',
    nearest: 'trauma-environmental',
    words: said(
      'ankles standing, arthritis, back ache, back hurts weeks, back pain, back spasm, back went out, big toe, blood clot in leg, calf flight, calf pain, calf swollen, cannot bend, cramp in calf night, cramps night, dahri, disc, dorsi, dvt, fibromyalgia, frozen shoulder, gout, joints, knee pain, leg cramps night, low back, lower back, lumbago, muscle pain gym, old injury ache, restless legs, rheumatoid, rukbati, sciatica, stiff neck, swollen legs flight, varicose, zahri, خشونه, ديسك, ركبة, ظهر, مفاصل, نقرس',
    ),
  },
  {
    name: 'Skin',
    nearest: 'allergy-immunology',
    words: said(
      'abscess, acne, athlete foot, bedsore, blister on foot, boil, bruise, cold sore, cradle cap, cyst, diaper, dry skin, eczema, fungal, hair falling, hair loss, head rash cradle, heat rash, impetigo, ingrown, lump under skin, lymph node, mole, nail fungus, nappy rash, pimple, pressure sore, psoriasis, purple spots, rash groin, ringworm, shingles, skin peeling hands, spots, spots not itchy, sunburn peeling mild, swollen lymph, wart, yeast, أكزيما, بقع, حب شباب, حفاظ, خراج, دمل, صدفيه, فطريات',
    ),
  },
  {
    name: 'Dog and other animal bites',
    nearest: 'trauma-environmental',
    words: said(
      '<animal> bite, <animal> scratch, animal bite, bat bite, camel, cat, dog, hamster, human bite, monkey hand, rabbit, rabies, rat, tick, جمل, سعار, عضة, قطة, كلب',
    ),
  },
];
