import type { UncoveredTopic } from '@first60/edition';
import { said } from '../said.ts';

export const injuryTopics: readonly UncoveredTopic[] = [
  {
    name: 'Hypothermia and frostbite',
    nearest: 'trauma-environmental',
    words: said(
      'chilblains, cold exposure, cold fingers, found outside shivering, freezer, freezing cold, frostbite, frostbitten, frostnip, frozen, hypothermic, mountain cold, numb from cold, outside cold night, rewarm, shivering cold, shivering outside, shivering stopped, snow, stiff with cold, temperature 29, trapped in cold, very cold, white fingers, برد شديد, بردان, تجمد, ثلج, متجمد, freezing shivering!, freezing cold night!, shivering cold!, hiker freezing!, freezing mountain!, cold mountain!, wet cold night!, blizzard, cold exposure night, <temperature low>!, <temperature low> shivering!',
    ),
  },
  {
    name: 'Diving injury',
    nearest: 'trauma-environmental',
    words: said(
      'ascent, barotrauma, bends, came up too fast, chamber, diver, diving, ghawwas, hyperbaric, nitrogen, recompression, scuba, surfaced too fast, غواص, غوص, diver joints!, diver pain!, scuba pain!',
    ),
  },
  {
    name: 'Mass casualty',
    nearest: 'trauma-environmental',
    words: said(
      'bus crash, bus rollover, casualties, disaster, mci, plane crash, stampede, start triage, victims, walking wounded, تدافع, حادث باص, حادث جماعي, صداره, عدة مصابين, مصابين كثير, dozens!',
    ),
  },
  {
    name: 'Hanging and strangulation',
    nearest: 'trauma-environmental',
    words: said(
      'choked by hands, hanging, ligature, noose, rope, strangled, strangulation, انشنق, خنق, شنق, مشنوق, hanged!, found hanging!, hanging cut down!!, hanging rope!, strangled!, belt neck!',
    ),
  },
  {
    name: 'Eyes',
    nearest: 'trauma-environmental',
    words: said(
      'ayn, bleach in eye, blind, cannot see eye, chemical eye, contact lens, cornea, enah!, enih, eye, eye discharge, eyeball, floaters, lost vision, something in eye, splinter in eye, stye, sudden blindness, vision loss, عين, عيونه, aenah, aeni, eye metal!, eye red!, eye pain!, eye watering!, eye streaming!, eye gritty!, eye splash!, eye speck!, eye lens!, eye itchy!, eye poked!, eye blurred!, eye black, eyelashes, conjunctivitis, pink eye, glaucoma, cataract, welding eyes!, bleach eye!, aeyooni!, ayooni!, ayuni!, aeyuni!, uyuni!, oyooni!, eyooni!, aini!, aineh, عيوني!, عيني!, ghobar',
    ),
  },
  {
    name: 'Back and joint pain',
    nearest: 'trauma-environmental',
    words: said(
      'ankles standing, arthritis, back ache, back hurts weeks, back pain, back went out, big toe, calf flight, calf pain, calf swollen, cannot bend, cramp in calf night, cramps night, dahri, disc, dorsi, dvt, fibromyalgia, gout, joints, knee pain, leg cramps night, low back, lower back, lumbago, muscle pain gym, old injury ache, rheumatoid, rukbati, sciatica, stiff neck, varicose, zahri, خشونه, ديسك, ركبة, ظهر, مفاصل, نقرس, back went lifting!, back lifting!, back pain lifting!, back pain weeks!, back pain years!, knee swollen months!, calf red!, calf sore!, calf swollen!, calf flight!, carpal, stiff back, slipped disc, <limb> flight!, swell flight!',
    ),
  },
  {
    name: 'Skin',
    nearest: 'allergy-immunology',
    words: said(
      'abscess, acne, bedsore, blister on foot, boil, bruise, cold sore, cyst, diaper, dry skin, eczema, fungal, hair falling, heat rash, impetigo, ingrown, mole, pimple, pressure sore, psoriasis, purple spots, rash groin, ringworm, shingles, spots, spots not itchy, wart, yeast, أكزيما, بقع, حفاظ, خراج, دمل, صدفيه, فطريات, boil neck!, boil!, mosquito, dandruff, callus, tattoo, piercing, dry hands, chapped',
    ),
  },
  {
    name: 'Dog and other animal bites',
    nearest: 'trauma-environmental',
    words: said('<animal> bite, camel, cat, dog, hamster, rabbit, rabies, rat, tick, جمل, سعار, عضة, قطة, كلب'),
  },
];
