import type { ProtocolId } from './ids.ts';
import { said } from './said.ts';

/**
 * What a caller says of a protocol's emergency, in word families: "<limb> <broken>" is in a sentence that has any
 * word of each, "<pulse low>" in one that measures it. What ends in "!" names the card whatever else is said. A card
 * of an adult serves its pediatric one too.
 */
export const spokenCombinations: Readonly<Partial<Record<ProtocolId, readonly string[]>>> = {
  'adult-cardiac-arrest': said(
    '<arrest> blue, <arrest> check, <arrest> collapsed, <arrest> monitor, <arrest> rhythm, asystole!, asystolic!, biphasic, collapsed no breathe!, compression ratio, cpr!, defib pads, found no breathe, gasping blue, gasping collapsed, gasping unresponsive, no breathe no responding, no heartbeat!, no move no breathe!, no breathe no brachial!, no brachial!, no nabd!, no pulse!, no shock advised, pea!, pulseless!, rosc!, shock advised, vf!, vfib!, توقف قلب!, طاح لا نبض!, طاح لا يتنفس, طاح لا يدق, طاح نبض, طايح لا نبض!, طايح لا يتنفس!, قلبه لا يدق, لا نفس لا نبض, لا يتنفس ازرق, وجهه ازرق لا يتنفس!, يشهق لا يرد, slumped no breathe!, لا نبض!',
  ),
  'pediatric-cardiac-arrest': said(
    'child blue cot, child floppy blue, child floppy no breathe, child found blue, child limp grey, child no breathe cot, child no heartbeat!, child stopped breathe, طفل ازرق لا يتحرك',
  ),
  'adult-tachyarrhythmia': said(
    '<heart> <fast>, <heart> irregular, <heart> skipping, <pulse high>!, adenosine, af!, afib <pressure> <low>!, afib!, cardiovert <heart>, fast af!, flutter rate, rapid af!, svt!, torsades!, vt!, vtach!, wide tachy, رفرفه, قلبه يدق, يدق <fast>, stable vt',
  ),
  'adult-bradyarrhythmia': said(
    '<heart> <slow>, <heart> forties, <heart> thirties, <pulse low>!, atropine <slow>, atropine max, atropine minimum, atropine no work, atropine pulse, atropine still, block pacing, bradycardia!, complete block, heart block!, low pulse, mobitz!, pacemaker fail, pacing pads, <pulse low> <pressure> <low>!, <pulse low> <pressure low>!',
  ),
  'pediatric-bradyarrhythmia': said('child atropine'),
  'pediatric-tachyarrhythmia': said('adenosine ice, child vagal, ice face!'),
  'chest-pain-acs': said(
    '<chest> <pain>, <chest> <pressing>, <chest> <pressing> <shocky>, <chest> <pressing> diabetic, <chest> burn tingling <arm>, <chest> burning sweaty, <chest> عرق, <pressing> <pain> <shocky>, arm <pain> sweaty, aspirin <chest>, aspirin nitro, bypass <chest>, central <pain>, gtn spray, indigestion diabetic, indigestion sweaty, jaw <pain> breath, jaw <pain> diabetic, jaw <pain> sweaty, jaw arm <pain>, nitro contraindicated, nitro repeat, nitro sublingual, nitroglycerin contraindicated, nitroglycerin repeat, nitroglycerin sublingual, shoulder blades chest, stent <chest>, stent <pain>, troponin, جلطه صدر, جلطه قلب, خناق صدر, ذبحه, كتمه كتف, nitro viagra, nitro sildenafil, nitro cialis',
  ),
  'stemi-supplemental': said(
    'elevation avf, elevation ii, elevation v1, elevation v2, elevation v4, lbbb ecg, reciprocal depression, sgarbossa ecg, tombstone, ارتفاع st, قسطره مستشفى, posterior mi!, posterior stemi!, depression v1, depression v2',
  ),
  'pulmonary-edema-chf': said(
    'ankle swell breath, bubbling breath, cannot lie flat, cpap pressure, crackles!, drowning lungs, frothy spit, furosemide, gasping frothy, heart failure!, lasix, leg swell breath, legs swell breathe, lungs bubbling, lungs gurgling, pink foam, rattly breathing, sitting bolt upright, weak heart breath, weak heart froth, رجول متورمه نفس, رغوه ورديه, صوت مويه, ضيق نفس مستلقي, ضيق نفس مويه, كتمه قلب, ما يقدر ينام ضيق, ما يقدر ينسدح, مويه صدره',
  ),
  syncope: said(
    'blacked out woke, came round, collapsed brief!, fainted blood test!, nearly passed out, passed out alert, passed out giving blood, passed out needle, passed out toilet, passed out woke, tah w gam, tah w saha, vision went black, اغمي صحي, اغمي قام, دايخ طاح, طاح صحي, طاح فاق, طاح قام, غاب رجع, فقد وعيه رجع, فقد وعيه صحي, dakh!',
  ),
  shock: said(
    '<pressure low> <shocky>!, <pressure low> diarrhea!, <pressure low> palp, <pressure> <low>, <pressure> palp, blood stool <shocky>, cannot feel radial, cap refill, dehydrated lethargic, low map, mottled refill, no radial!, norepi, norepinephrine!, pressor!, refill delayed, vomit blood <shocky>, اطرافه بارده, جفاف شديد, ضغطه نبضه, لا نحس نبض, نبض ضعيف بارد',
  ),
  sepsis: said(
    '<feverish> <pressure> <low>!, <feverish> خامل, <feverish> مبقع, <infection> <feverish>, <infection> <low>, <temperature high> <pressure low>!, <temperature high> shivering, fever <low>, fever <pressure low>!, fever drowsy, fever floppy, fever limp, fever stiff neck!, infection <pressure low>!, lactate, non blanching, purple rash, sepsis!, septic!, stiff neck rash!, التهاب ضغط, تسمم دم, حراره <low>, حراره ضغط, حراره ما يصحي, حراره يهذي, chemo fever!',
  ),
  'abdominal-pain': said(
    '<belly> <pain>, <belly> burning, <belly> crying, <belly> distended, <belly> hard, <belly> lump, <belly> pulsing, <belly> rigid, <belly> swell, <belly> tearing, <pain> moved right, <vomit> blood, appendix, clutching belly, coffee ground, hematemesis, holding belly, kidney <pain>, lower right <pain>, melena, ovarian, ovary, right lower quadrant, rlq, ruq, tarry, testicles, براز اسود, براز دم, بطن قاسي, بطن منتفخ, بطن يقطع, حصوه, كليه <pain>, مراره, يستفرغ دم',
  ),
  'nausea-vomiting': said(
    'tarjeea looaah!, ترجيع لوعه!, <vomit> ate, <vomit> chemo, <vomit> child, <vomit> dehydrated, <vomit> food, <vomit> nonstop, <vomit> stop, <vomit> water, <vomit> weak, <vomit> صبح, <vomit> ليل, <vomit> يوقف, cannot fluids, cannot water, ondansetron, stomach upset, zofran, بطنه يمشي',
  ),
  anaphylaxis: said(
    '<allergen> <itch> breath, <allergen> <itch> vomit, <allergen> <pressure low>, <allergen> <swelling>, <allergen> adrenaline, <allergen> blue, <allergen> breathe, <allergen> epi, <allergen> epinephrine, <allergen> epipen, <allergen> face, <allergen> faint, <allergen> injector, <allergen> lips, <allergen> لسان, <allergen> نفس, <allergen> وجه, <allergen> يتنفس, <itch> <pressure low>, <itch> <swelling>, anaphylactic!, anaphylaxis!, auto injector, epipen second, epipen still, lips <big>, lips <swelling>, reaction adrenaline, reaction cannot breathe, reaction epinephrine, second epi im, throat <swelling>, tongue <big>, tongue <swelling>, حلقه <swelling>, شفايفه <swelling>, لسانه <swelling>, وجهه <swelling>, epipen!',
  ),
  'anaphylaxis-allergic-reaction': said(
    '<allergen> <itch>, <itch> ate, <itch> body, <itch> food, <itch> medicine, <itch> اكل, <itch> جسم, mild reaction',
  ),
  stroke: said(
    '<arm> <weak> <face>, <arm> <weak> speech, <face> <droop>, <face> numb, <side> <weak>, <side> body, <side> no work, <speech> <slurred>, arm no work, cannot find words, cannot move arm, cannot تكلم, dragging leg, droopy eye, headache <droop>, headache <weak>, last known, last well, stroke center, sudden double vision, thunderclap, tpa, woke <arm> <weak>, woke <speech>, worst headache, جلطه <weak>, لا تتكلم يدها, لا يتكلم يده, نص جسمه, يده خدر, stroke!, يدها طايحه, <speech> droop, <slurred> droop!',
  ),
  seizures: said(
    'bit tongue, clonic, convulsing!, convulsion!, eclampsia!, eyes rolled, fit midazolam, fit wont stop, magnesium pregnant, midazolam nose, pregnant convulsing!, pregnant seizing!, seizing!, seizure!, shaking unresponsive, stiff shaking, tonic, wet himself jerking, تشنج حامل, رغوه فم, يرتعش عيونه, يرغي, ينتفض, عيونه فوق!, diazepam rectal',
  ),
  'altered-mental-status': said(
    '<diabetic> <dazed>, <diabetic> lo, <diabetic> meal, <diabetic> shaking, <diabetic> skipped, acetone, acting weird, cannot respond, cannot rouse, confused unknown, d10, dextrose dose, fruity, glucagon, glucometer, glucometer hi, glucometer lo, glucose <low>, hypoglycemia!, insulin lunch, low sugar!, no respond!, no responding breathing, sugar <low>, sugar hi, sugar lo, unresponsive snoring, ما يرد, ما يعرف احد, يهذي, suddenly confused',
  ),
  'trauma-triage': said(
    '<crash> triage, <trauma> activation, <trauma> alert, <vehicle> triage, dead same car, injuries trauma center, meet criteria, trauma level, triage <trauma>, triage level, triage patients, who goes first, ننقل مصابين!, من ننقل اول, فرز!',
  ),
  'adult-pediatric-trauma-triage': said(
    'closest trauma, helicopter <trauma>, nearest trauma, where transport <trauma>, where transport child, which hospital <trauma>, which hospital level, مستشفى اصابات, وين ننقل مصاب',
  ),
  'general-trauma': said(
    '<belly> <cut>, <bleed> heavily, <bleed> pressure, <bleed> stop, <bleed> tourniquet, <chest> <cut>, <crash> <belly>, <crash> <bleed>, <crash> chest, <crash> injuries, <pointed> <belly>, <pointed> <chest>, <pointed> <spine>, <pointed> <stuck>, <vehicle> <animal>, <vehicle> <bleed>, <vehicle> <crash>, <vehicle> <vehicle>, <vehicle> head on, <vehicle> hit, <vehicle> struck, <vehicle> thrown, <vehicle> unconscious, <vehicle> طاح, <weapon> <belly>, <weapon> <bleed>, <weapon> <chest>, <weapon> <limb>, <weapon> <side>, <weapon> <spine>, <weapon> wound, armpit <bleed>, bomb, bowel showing, chest bubbling, groin <bleed>, guts, hit <chest>, impaled, intestine, jumped <high>, kicked <chest>, neck <cut>, pedestrian <hit>, ribs <broken>, sucking chest, throat <cut>, tranexamic, حادث مصاب, سقط <high>, طاح <high>, ينزف بقوه, shrapnel, <crash> مصابين, fall <chest>!, <crash> <chest>!, fall <high>, fall <high> <chest>!, thrown <animal>!',
  ),
  burns: said(
    '<electric> shock, <electric> touched, <electric> wound, <flame> <limb>, <flame> <scorched>, <flame> face, <flame> skin, <flame> وجهه, <hot> <liquid>, <liquid> over <limb>, <liquid> spill <face>, acid <face>, acid <limb>, boiling, burn <belly>, burn <chest>, burn <face>, burn <limb>, chemical <limb>, chemical skin, cooking oil, grabbed iron, harg, singed, skin blistering, tar, touched iron, zapped, انبوبه غاز, انسكب <hot>, انسكب <liquid>, انكب <liquid>, حرق <liquid>, حرق وجه',
  ),
  'crush-injury': said(
    '<limb> caught, <limb> door hours, <limb> elevator, <limb> machine, <limb> press, <limb> wedged, <rubble> fell <limb>, <stuck> <rubble>, <stuck> under, <stuck> تحت, <stuck> رجله, <vehicle> legs <stuck>, <vehicle> on top, before lifting, bicarb extrication, building collapsed, lift <rubble>, roof collapsed, under <rubble>, انهار عليه, تحت <rubble>, جدار <limb>, رجول محشوره, طاح عليه <rubble>',
  ),
  'soft-tissue-orthopedic': said(
    '<animal> bite <bleed>, <animal> bite <limb> <cut>, <animal> bite deep, <limb> <blade>, <limb> <bleed>, <limb> <broken>, <limb> <cut>, <limb> <pain> fall, <limb> angle, <limb> cannot bear, <limb> cannot stand, <limb> cannot walk, <limb> flap, <limb> injury, <limb> nail, <limb> position, <limb> swell, <limb> turned out, <limb> wrong way, <limb> طلعت, <limb> عظم, <limb> ورم, axe, bone out, bone poking, bone through, chainsaw, crushed finger!, crushed toe!, deep <cut>, ear <cut>, enkasrat, finger door!, glass <cut>, hip slipped, maksoora, nose <bleed>, skin flap!, stitches, tib fib, tourniquet <limb>, انف <bleed>, خشم <bleed>, طاح <limb>, عظم بارز',
  ),
  'spinal-injury-assessment': said(
    '<numb> <legs>, <numb> <legs> <crash>, <numb> <legs> <high>, <numb> <legs> fall, <spine> <crash>, <spine> <hit>, <spine> <pain> <high>, <spine> stiff <crash>, <spine> tender, clear neck, dive cannot feel!, diver cannot feel!, dive head first, dive neck, dive shallow, neck <pain> collar, pins needles <crash>, rule out spine, shallow end, spine clearance, spine precautions, tingling <limb> <crash>, tingling <limb> fall, tingling fingers neck, رجوله خدر طاح, لا يحس رجوله',
  ),
  'spinal-immobilization': said(
    '<board> <spine>, <board> apply, <board> child, <board> size, <board> straps, helmet!, تثبيت ظهر, تثبيت لوح, خوذه',
  ),
  'traumatic-brain-injury': said(
    '<head> <crash>, <head> <cut> <dazed>, <head> <hit>, <head> <hit> <dazed>, <head> bulge, amnesia, blood ear <hit>, blood ear crash, etco2 target <head>, fall blood thinner, fall warfarin, fell bump, fluid nose <hit>, knocked out, knocked out confused, mannitol head, posturing <head>, punched confused, pupil <head>, pupil hit, repeated questions, repeating himself, seeing double <head>, unconscious <hit>, بؤبؤ, حدقه',
  ),
  'traumatic-arrest': said(
    '<crash> <arrest>!, <crash> قلبه واقف!, <crash> قلبه وقف!, <high> fall <arrest>!, <stuck> <arrest>, <trauma> <arrest>!, <vehicle> <arrest>, <weapon> <arrest>!, <weapon> قلبه واقف!, <weapon> قلبه وقف!, pedestrian <arrest>, حادث نبض',
  ),
  'drowning-submersion': said(
    '<pool> blue, <pool> bottom, <pool> cough, <pool> face down, <pool> fell, <pool> floating, <pool> foam, <pool> found, <pool> no breathe, <pool> pulled, <pool> sank, <pool> slipped, <pool> unconscious, <pool> under, <pool> unresponsive, <pool> ازرق, <pool> طاح, <pool> طلع, <pool> لا يتنفس, <pool> لقيناه, <pool> ينتشل, drowned!, face down bucket, submerged, went under, انتشل, انغمر, طاحت <pool>, غرقان',
  ),
  'heat-emergencies': said(
    '<sun> <dazed>, <sun> <hot>, <sun> cramps, <sun> fever, <sun> floppy, <sun> vomit, <sun> طاح, cooling ice, heat stroke!, heatstroke!, hot dry skin, ice water, parked car, stopped sweating, sunstroke!, تعب حر, حراره شمس, <sun> march hot',
  ),
  'poisoning-overdose': said(
    '<pills> empty, <took> <household>, <took> <pills>, <took> alcohol, <took> berries, <took> plant, <took> unknown, captagon!, cocaine!, drug addict, drunk cannot wake, ecstasy!, heroin!, meth!, naloxone!, narcan!, opioid no waking, overdose!, pinpoint unresponsive, shabu!, unconscious needle, انتحر حبوب, حقنه مخدر, سكران ما يصحي',
  ),
  'poisoning-overdose-environmental': said(
    '<coal> closed, <coal> family, <coal> headache, <coal> vomit, <coal> خيمه, <coal> دوخه, <coal> صداع, <venomous>, <venomous> swell, <venomous> بر, ammonia leak, antivenom, carbon monoxide!, chlorine cough, chlorine leak, co alarm, family dizzy, fumes cough, jellyfish!, mixed cleaners, scorpion!, sewer workers, smoke <coal>!, smoke dizzy, snake!, viper!, خلط كلور, صرف صحي عمال, <coal> <dazed>',
  ),
  'nerve-agent': said(
    'autoinjector atropine, drooling pinpoint, nerve agent!, organophosphate!, pesticide pupils, pesticide sweating, sarin!, secretions atropine, sprayed twitching, لعاب حدقه, مبيد تعرق, مبيد زراعي, مبيد لعاب, مبيد يرجف',
  ),
  'general-prehospital-care': said(
    'assessment order, assessment steps, no transport, normal <heart>!, normal <pressure>!, normal breathe!, normal resp!, normal vitals!, olmd call, refuses, spo2 target, wants sign, تسليم مريض, تقييم اول, خطوات تقييم, يرفض مستشفى',
  ),
  'bvm-ventilation': said(
    '<bag> chest, <bag> child, <bag> leak, <bag> rise, <bag> seal, <bag> size, <bag> squeeze, <breathing low>!, agonal pulse, bagging hard, mask leak, no rise!, opioid slow breathe!, pulse no breathe!, respirations shallow, slow breathe!, نفسه بطيء',
  ),
  'oral-nasal-airways': said(
    '<adjunct>, <adjunct> <head>, <adjunct> fracture, <adjunct> gag, <adjunct> insert, guedel!, jaw thrust, npa!, opa!, snore jaw, snore tongue, tongue back, فتح مجرى, لسان سد, لسان ورا, يشخر لسان, يشخر واعي, gag airway',
  ),
  'rapid-sequence-intubation': said(
    '<sedative> <head>, <sedative> <pressure low>, <sedative> <tube>, <sedative> asthma, <sedative> contraindications, <sedative> hyperkalemia, <sedative> renal, <sedative> trauma, checklist paralyze, etomidate!, ketamine <sedative>, paralytic!, preoxygenation, rocuronium!, rsi!, sedation <tube>, succinylcholine!, جرعه <sedative>',
  ),
  'endotracheal-intubation': said(
    '<tube> <side>, <tube> blade, <tube> capnography, <tube> child, <tube> co2, <tube> cuff, <tube> deep side, <tube> depth, <tube> fail, <tube> mainstem, <tube> secure, <tube> size, <tube> teeth, <tube> view, <tube> waveform, bougie!, cannot see cords, capnography flat, cords, cricothyrotomy, ett!, miller, miller mac, stylet, انبوب تنفس, انبوب صح, انبوب قصبه, انبوب مكان, تاكد انبوب, تنبيب مقاس, قياس انبوب',
  ),
  'needle-thoracostomy': said(
    '14g needle, 5th rib, <side> chest silent!, <side> no sounds, air entry, breath sounds absent, chest no sounds!, chest silent, chest silent <weapon>, ics, intercostal, jvd trauma, midclavicular, neck veins <chest>!, needle rib, no air entry, no sounds!, silent side, tension, trachea, trachea shifted, رئه منهاره, anterior axillary',
  ),
  'intraosseous-access': said(
    '<bonedrill> child, <bonedrill> color, <bonedrill> contraindicated, <bonedrill> flush, <bonedrill> lidocaine, <bonedrill> needle, <bonedrill> pain, <bonedrill> site, bone line, drill leg, ezio!, io!, lidocaine bone, ابره ساق, ما لقيت وريد',
  ),
  'iv-insertion': said('<cannula> swell, <cannula> ركب, cannot cannula, hard stick, خط وريد, وين اركب'),
  'automated-cpr-device': said(
    '<lucas> band, <lucas> battery, <lucas> big, <lucas> pregnant, <lucas> size, <lucas> suction, autopulse!, lucas!, mechanical compressions!, mechanical cpr!, جهاز كمبرشن, جهاز لوكاس',
  ),
  'transport-ventilator': said(
    '<vent> asthma, <vent> setting, <vent> transfer, airway <pressure> high, fio2, peep!, plateau pressure, تهويه مريض, تهويه نقل',
  ),
};
