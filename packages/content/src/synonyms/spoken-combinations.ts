import type { ProtocolId } from '@first60/edition';
import { said } from '../said.ts';

/**
 * What a caller says of a protocol's emergency, in word families: "<limb> <broken>" is in a sentence that has any
 * word of each, "<pulse low>" in one that measures it. What ends in "!" names the card whatever else is said. A card
 * of an adult serves its pediatric one too.
 */
export const spokenCombinations: Readonly<Record<ProtocolId, readonly string[]>> = {
  'adult-cardiac-arrest': said(
    '<arrest> check, <arrest> collapsed, <arrest> monitor, <arrest> rhythm, asystole!, asystolic!, biphasic, cpr!, no heartbeat!, no move no breathe!, no breathe no brachial!, no brachial!, no nabd!, no pulse!, pea!, pulseless!, rosc!, vf!, vfib!, توقف قلب!, طاح لا نبض!, طاح نبض, طايح لا نبض!, لا نبض!, <nobreath> <down>!, <nobreath> <blue>!, <nobreath> compression!, <nobreath> no pulse!, <down> compression!, <down> no pulse!, stand clear, shock delivered, heart stopped!, lifeless!, <nobreath> <floppy>!, <arrest> <blue>!, <down> <blue>, chest no moving, got pulse back, قلبه وقف!, لا يدق!, compression, chest no move, shockable',
  ),
  'pediatric-cardiac-arrest': said(
    'child blue cot, child found blue, child no breathe cot, child no heartbeat!, child stopped breathe, child <nobreath> <blue>!, child <nobreath> <floppy>!, child <blue> <floppy>, child <blue> no move, child no breathe compression!',
  ),
  'adult-tachyarrhythmia': said(
    '<heart> irregular, <heart> skipping, <pulse high>!, adenosine, af!, afib!, cardiovert <heart>, fast af!, svt!, torsades!, vt!, vtach!, wide tachy, رفرفه, قلبه يدق, يدق <fast>, <wide> complex!, <pulse high> <wide>!, <pulse high> chest, <pulse high> dizzy, palpitation!, palpitations!, heart going like, sawtooth, heart out of chest, synchronized shock, sync shock, polymorphic!, <heart> <fast>!, <wide> qrs, <pulse high> <pressure low>, complex <pulse high>!!, <pulse high> <wide> <pressure low>!!',
  ),
  'adult-bradyarrhythmia': said(
    '<heart> forties, <heart> thirties, <pulse low>!, atropine <slow>, atropine minimum, atropine no work, atropine pulse, atropine still, block pacing, bradycardia!, complete block, heart block!, low pulse, mobitz!, <pulse low> <pressure low>!, <heart> <slow>!, <pulse low> atropine!!, <pulse low> <shocky>!!, <pulse low> <faint>!, junctional, pacing!, pacer!, no capture, <pulse low> <pressure> <low>!!',
  ),
  'pediatric-bradyarrhythmia': said('child atropine'),
  'pediatric-tachyarrhythmia': said('adenosine ice, child vagal, ice face!'),
  'chest-pain-acs': said(
    '<chest> <pain>, <chest> عرق, <pressing> <pain> <shocky>, arm <pain> sweaty, aspirin <chest>, aspirin nitro, bypass <chest>, central <pain>, gtn spray, stent <chest>, stent <pain>, troponin, جلطه صدر, جلطه قلب, ذبحه, nitro viagra, <chest> <pain> <shocky>!, <chest> <pain> jaw!, <chest> <pressing>!, <rib> <pressing> <shocky>, <pain> between shoulder, heartburn <shocky>, clutching chest!, radiating jaw, radiating arm, <chest> <pain> radiating!, <pain> <arm> jaw, <chest> indigestion, sitting on chest, epigastric <shocky>, epigastric diabetic, <chest> كتف, <rib> elephant!, <chest> <pain> <arm>!!, elephant sitting, jaw <pain> <shocky>!',
  ),
  'stemi-supplemental': said(
    'lbbb ecg, sgarbossa ecg, tombstone, posterior mi!, posterior stemi!, <lead> elevation!, <lead> st!, <lead> tombstone!, tombstone!, tombstoning!, st elevation!, st depression, <lead> depression, hyperacute, elevation monitor, cath lab!, pci!, machine acute mi, ecg acute mi',
  ),
  'pulmonary-edema-chf': said(
    'cannot lie flat, cpap pressure, crackles!, drowning lungs, furosemide, heart failure!, lasix, sitting bolt upright, weak heart froth, رغوه ورديه, كتمه قلب, ما يقدر ينسدح, مويه صدره, <breathless> <upright>!, <breathless> <froth>!, <froth> <wet>, <wet> lungs!, pink <froth>!, <breathless> ankle!, <wet> <saturation low>!, lungs fluid!, lungs full, bibasal, <wet> bases, <wet> both sides, ankles balloon, <breathless> رجول, drowning fluid!, <wet> <breathless>, <breathless> <pressure high>',
  ),
  syncope: said(
    'came round, collapsed brief!, nearly passed out, passed out giving blood, دايخ طاح, dakh!, <faint> recovered!, <faint> <recovered>, <faint> standing!, <faint> parade, <faint> line, <faint> queue, <faint> prayer!, <faint> toilet, <faint> needle, <faint> crowded, <faint> stood up, <faint> coughing, <faint> laughing, <faint> briefly!, <down> recovered!, lightheaded, came over faint, دوخه وقف, دارت دنيا',
  ),
  shock: said(
    '<pressure low> <shocky>!, <pressure low> diarrhea!, cap refill, mottled refill, no radial!, norepi, norepinephrine!, pressor!, جفاف شديد, ضغطه نبضه, لا نحس نبض, <pressure low> refill!, <shocky> <vomit> days, <pressure low> <vomit>!, thready!, <shocky> weak pulse!, <pressure low> floppy, dry <floppy>, fontanelle, <diarrhea> <floppy>, <diarrhea> <shocky>, <diarrhea> <sleepy>, <pressure low> fluids!, <pressure low> liters, <pressure low> bleed, <pressure> <low>, <pressure> <low> <shocky>!, <pressure> <low> <shocky> <fast>!',
  ),
  sepsis: said(
    '<feverish> <pressure> <low>!, <feverish> خامل, <feverish> مبقع, <infection> <feverish>, <infection> <low>, <temperature high> shivering, lactate, purple rash, sepsis!, septic!, التهاب ضغط, حراره ضغط, <fever> <floppy>!, <fever> <sleepy>!, <fever> <confused>!, <fever> <shocky>!, <fever> <infection>!, <fever> no feed!, <fever> feeding, <fever> purple!, <fever> <breathless>, <fever> <pulse high>!, <fever> <pressure low>!, <fever> <breathing high>, <infection> <pulse high>, <fever> drip, <fever> dialysis, <fever> <low>, lactate!, <infection> <pressure low>, <infection> <confused>, infection <pressure low>!, rash no fade!, rash no blanch!, rash glass!',
  ),
  'abdominal-pain': said(
    '<belly> burning, <belly> hard, <belly> lump, <belly> pulsing, <belly> rigid, <belly> swell, <belly> tearing, <vomit> blood, appendix, coffee ground, hematemesis, kidney <pain>, lower right <pain>, melena, ovarian, ovary, rlq, ruq, tarry, testicles, بطن منتفخ, حصوه, كليه <pain>, مراره, <belly> <pain>!, doubled <pain>, <pain> low <side>, <pain> <side> walking, iliac, fossa, mcburney, rebound, guarding, <belly> board, <belly> stabbing, tearing back, <belly> pulsating, <belly> <vomit>, stools black, black tarry, scrotum, testicle <pain>!, testicular!, <belly> <side>',
  ),
  'nausea-vomiting': said(
    'tarjeea looaah!, <vomit> ate, <vomit> chemo, <vomit> child, <vomit> dehydrated, <vomit> food, <vomit> stop, <vomit> water, <vomit> weak, <vomit> صبح, <vomit> ليل, <vomit> يوقف, cannot fluids, cannot water, ondansetron, zofran, <vomit> <diarrhea>!, <vomit> car, <vomit> hands, seasick, carsick, queasy, <vomit> shawarma, <vomit> chicken, <vomit> dizzy, <vomit> cannot stop!, <vomit> no stop!, <vomit> drip, <vomit> dry, <vomit> pregnant, <vomit> medicine',
  ),
  anaphylaxis: said(
    '<allergen> adrenaline, <allergen> breathe, <allergen> epi, <allergen> epinephrine, <allergen> epipen, <allergen> face, <allergen> injector, <allergen> lips, <allergen> لسان, <allergen> وجه, <itch> <swelling>, anaphylactic!, anaphylaxis!, epipen second, epipen still, lips <big>, lips <swelling>, reaction adrenaline, second epi im, throat <swelling>, tongue <big>, حلقه <swelling>, وجهه <swelling>, epipen!, <allergen> <faint>!, <allergen> <breathless>!, <allergen> <vomit> <itch>!, <allergen> tongue!, <allergen> throat!, <allergen> <swelling>!, <itch> <breathless>!, <itch> <faint>!, <itch> <pressure low>!, <itch> <vomit>, <itch> tongue!, <itch> throat!, lips <breathless>, tongue <swelling>!, tongue <breathless>, throat closing!, lips tongue!, face <swelling> <breathless>!, <allergen> <pressure low>!, <allergen> <down>!, reaction <breathless>!, reaction <faint>!, reaction <pressure low>!, لسان <swelling>!, شفايف <swelling>!, وجه <swelling> نفس!',
  ),
  'anaphylaxis-allergic-reaction': said(
    '<allergen> <itch>, <itch> ate, <itch> body, <itch> food, <itch> medicine, <itch> اكل, <itch> جسم, mild reaction, <itch> goodbreathing!!, <swelling> goodbreathing!, <allergen> goodbreathing!, <itch> cream, <itch> soap, <itch> plant, <itch> belly, <itch> <limb>, <itch> red, <itch> skin, <itch> talking, nettle, itchy lump!, itchy patch!, lump goodbreathing!, red patch',
  ),
  stroke: said(
    '<arm> <weak> speech, <side> body, <side> no work, <speech> <slurred>, arm no work, cannot move arm, cannot تكلم, dragging leg, headache <droop>, headache <weak>, last known, last well, stroke center, thunderclap, tpa, woke <arm> <weak>, woke <speech>, worst headache, جلطه <weak>, stroke!, يدها طايحه, <speech> droop, <arm> <weak> <slurred>!, <face> <droop>!, words <slurred>!, cannot words, <arm> dropping things, dead <arm>, gaze, dysphasia, dysarthria, hemianopia, drooling side, لسان <slurred>!, كلام <slurred>!, <weak> كلام!, <side> <weak>, <droop> <slurred>, <side> leg <weak>!, <side> <arm> <weak>!, woke leg <weak>!',
  ),
  seizures: said(
    'clonic, convulsing!, convulsion!, eclampsia!, fit midazolam, fit wont stop, magnesium pregnant, midazolam nose, pregnant convulsing!, seizing!, seizure!, stiff shaking, tonic, تشنج حامل, يرغي, ينتفض, عيونه فوق!, <shaking> <blue>!, <shaking> <froth>!, <shaking> tongue!, <shaking> wet, <shaking> unresponsive!, <shaking> eyes!, <fever> stiff <shaking>!, eyes rolled!, third fit, fit row, fit fever, fit epileptic, fit <blue>, epilepsy <shaking>!, epileptic!, postictal!, bit tongue!, midazolam no working, pregnant <shaking>!, <froth> فم!, foam mouth!, froth mouth!, عيون <shaking>!, yitshannaj!, tshannuj!, يتشنج!, <fever> jerking!!, <fever> twitching!!, <fever> convulsing!!, stiff eyes!, stiff <shaking>!, stiff <blue>, <fever> stiff eyes!!',
  ),
  'altered-mental-status': said(
    '<diabetic> <dazed>, <diabetic> lo, <diabetic> shaking, acetone, cannot respond, cannot rouse, confused unknown, d10, dextrose dose, fruity, glucagon, glucometer, glucose <low>, hypoglycemia!, low sugar!, no respond!, sugar <low>, sugar hi, unresponsive snoring, ما يرد, يهذي, suddenly confused, <sugar low>!, <sugar low> <sleepy>!, <sugar low> <confused>!, <sugar low> <shaking>!, <sugar high>!, <sugar high> <sleepy>!, <diabetic> <confused>!, <diabetic> <sleepy>!, deep breathing <diabetic>!, <diabetic> thirsty, disoriented!, muddled!, wandering <confused>!, <confused> name, no recognize, no recognise, cannot wake!, cannot rouse!, no wake!, no rousable!, hard wake, hard rouse, found <sleepy>, no sense, سكر <low>!, لا يعرف, لا يصحى!, disoriented <confused>!',
  ),
  'trauma-triage': said(
    '<trauma> activation, <trauma> alert, dead same car, meet criteria, triage <trauma>, triage level, triage patients, who goes first, ننقل مصابين!, من ننقل اول, فرز!, <triage> <crash>!, <triage> casualty!, <triage> injured!, <triage> hurt, <triage> fall, <hospital> <trauma>, big <hospital> <trauma>!, trauma <hospital>!, red criteria!, yellow criteria!, red yellow trauma, trauma team!, fall <high> <triage>!, runover!, <vehicle> runover!, thrown <vehicle>!, ejected!, ejected <vehicle>!, roof cut out, intrusion, hit and run, دهس!, دهسته!, مدهوس!, <crash> many injured!!, <vehicle> many injured!!, مين ننقل!!, <hospital> <weapon>, <hospital> <crash>, <triage> <vehicle>, <high> fall <hospital>!!, triage',
  ),
  'adult-pediatric-trauma-triage': said(
    'helicopter <trauma>, nearest trauma, where transport <trauma>, where transport child, which hospital <trauma>, which hospital level, وين ننقل مصاب, child <hospital> <trauma>!, child <vehicle> <hit>!, child <vehicle> <hospital>!, child fall <high>!, child fall <hospital>!, trauma center nearest!, pupils teachers <crash>!',
  ),
  'general-trauma': said(
    '<belly> <cut>, <bleed> heavily, <bleed> pressure, <bleed> stop, <bleed> tourniquet, <chest> <cut>, <crash> <bleed>, <crash> injuries, <pointed> <belly>, <pointed> <chest>, <pointed> <spine>, <pointed> <stuck>, <vehicle> <animal>, <vehicle> <bleed>, <vehicle> <crash>, <vehicle> <vehicle>, <vehicle> head on, <vehicle> thrown, <vehicle> unconscious, <weapon> <limb>, <weapon> <spine>, <weapon> wound, bomb, bowel showing, chest bubbling, guts, hit <chest>, impaled, intestine, jumped <high>, kicked <chest>, neck <cut>, pedestrian <hit>, throat <cut>, tranexamic, طاح <high>, shrapnel, <crash> مصابين, fall <chest>!, <crash> <chest>!, thrown <animal>!, <crash> <belly>!, <weapon> <bleed>!, <weapon> <belly>!, <weapon> <chest>!, <weapon> fight, knife fight!, <weapon> <side>!, <weapon> neck!, <weapon> back!, <weapon> shot, hole <chest>!, hole <rib>!, bubbling hole!, air <rib> <weapon>!, sucking <chest>, sucking <rib>, blood everywhere, <bleed> soaked, blood spurting!, blood squirting!, seatbelt, steering <chest>, airbag, ribs <broken>!, ribs <crash>, ribs <vehicle>, ribs fall, flail!, gored, <animal> <belly>, <animal> <chest>, fall <high>!, pelvis <crash>, pelvis unstable, <crash> <pressure low>!, <weapon> <shocky>!, <weapon> <pressure low>!, bleeding <pressure low>, <bleed> groin!, <bleed> neck!, مضاربه, هوشه, <bleed> no stop, <crash> <shocky>',
  ),
  burns: said(
    '<electric> wound, <flame> <scorched>, <flame> skin, <liquid> over <limb>, boiling, chemical <limb>, harg, singed, tar, zapped, انبوبه غاز, انسكب <hot>, انسكب <liquid>, انكب <liquid>, حرق <liquid>, حرق وجه, <hot> <liquid>!, <liquid> blister!, scald!, scalded!, <flame> hair, ablaze, gas cylinder exploded!, <electric> mark!, <electric> burn!, <electric> thrown!, <electric> shock!, skin peeled!, skin blistered!, blistered!, acid <face>!, acid <limb>!, burn percent!, burn fluid!, burnt <limb>!, burnt <face>!, burnt <belly>!, burnt <chest>!, hoarse fire!, soot!, soot <face>!, <flame> جسم, kettle, <liquid> pulled, <liquid> spilled, <liquid> tipped, <liquid> splashed, <flame> <limb>, <flame> <face>, <electric> <limb>, hot iron!, hot stove!, hot exhaust!, hot plate, grabbed iron, حرق زيت, حرق <limb>, حرق <hot>!',
  ),
  'crush-injury': said(
    '<limb> door hours, <limb> elevator, <limb> machine, <limb> press, <rubble> fell <limb>, <stuck> under, <stuck> تحت, <vehicle> on top, before lifting, building collapsed, lift <rubble>, جدار <limb>, رجول محشوره, legs <rubble>!, under <rubble>!, under <vehicle> hours!, <rubble> on top!, conveyor!, release leg!, freeing <limb>!, earthquake!, rubble!, landslide!, محشور!, انحشر!, هرس!, تحت <rubble>!, انهدم, wall collapsed!, roof collapsed!, legs under, <stuck> <rubble>',
  ),
  'soft-tissue-orthopedic': said(
    '<animal> bite <bleed>, <animal> bite deep, <limb> <bleed>, <limb> cannot bear, <limb> cannot stand, <limb> cannot walk, <limb> flap, <limb> injury, <limb> position, <limb> swell, <limb> turned out, <limb> wrong way, <limb> طلعت, <limb> عظم, <limb> ورم, axe, bone out, bone through, chainsaw, crushed finger!, crushed toe!, deep <cut>, ear <cut>, enkasrat, finger door!, hip slipped, maksoora, stitches, tib fib, tourniquet <limb>, انف <bleed>, خشم <bleed>, طاح <limb>, <limb> <broken>!, <limb> bone!, bone poking!, <limb> angle!, <limb> swollen fall!, <limb> <pain> <hit>!, <limb> off saw!, <limb> <cut>!, <limb> nail!, <limb> hook, fishhook, hip fall!, leg turned!, splint!, sling!, ankle rolled!, ankle swollen!, wrist fall!, elbow fall!, gaping!, dog bite <limb>, <limb> <blade>!, انكسر!, انخلع!, nose <bleed>!!, nose blood!!, nosebleed!!, tendon, <limb> joint',
  ),
  'spinal-injury-assessment': said(
    '<spine> <crash>, <spine> <hit>, <spine> <pain> <high>, <spine> tender, clear neck, diver cannot feel!, dive head first, neck <pain> collar, shallow end, tingling <limb> <crash>, tingling <limb> fall, tingling fingers neck, <numb> <legs>!, rugby neck!, neck <pain> crash!, neck <hit>!, neck <pain> <vehicle>!, back <pain> fall!, back <pain> crash!, back <hit> <numb>!, whiplash!, dive neck!, dived <numb>!, dive <numb>!, shallow dive!, spine fall!, spine <high>!, clear collar, paralyzed fall!, paralyzed crash!, ظهر <high>!, رقبه <crash>!',
  ),
  'spinal-immobilization': said(
    '<board> apply, <board> child, helmet!, تثبيت ظهر, تثبيت لوح, خوذه, <board> size!, collar measure!, collar fit!, collar too big!, <board> <spine>!, <board> straps!, log roll!, rolling <board>!, roll <spine>!, head blocks!, vacuum mattress!, scoop!, standing board, immobilize!, immobilise!, طوق <limb>, تثبيت رقبه!',
  ),
  'traumatic-brain-injury': said(
    '<head> <crash>, <head> <cut> <dazed>, <head> <hit>, amnesia, etco2 target <head>, fall warfarin, fell bump, knocked out, punched confused, repeating himself, seeing double <head>, unconscious <hit>, بؤبؤ, حدقه, knockedout!, knockedout <confused>!, knockedout <vomit>!, knockedout <hit>!, <hit> repeating!, <head> repeating!, <vehicle> repeating, <head> <hit> <vomit>!, <head> <hit> <sleepy>!, <head> <hit> <confused>!, <head> <bleed> <confused>, helmet <sleepy>!, helmet <vomit>!, helmet <confused>!, <vehicle> fall <sleepy>!, <vehicle> fall <vomit>!, fall <high> <sleepy>!, fall <high> <vomit>!, fall <vomit>, fall <confused>, <hit> <sleepy> <vomit>!, pupil <big>!, <pupil> crash!, <pupil> <hit>!, <pupil> <head>!, <pupil> huge!, <head> <cut> <sleepy>, ear <bleed> <hit>, clear fluid ear, headbutt, rugby <confused>, rugby <sleepy>, football <head>, concussion, رأس <hit>!, knockedout fall!!, knockedout briefly!, knockedout <vehicle>!, <head> <animal>',
  ),
  'traumatic-arrest': said(
    '<crash> قلبه واقف!, <crash> قلبه وقف!, حادث نبض, <weapon> <arrest>!!, <crash> <arrest>!!, <trauma> <arrest>!!, <weapon> <nobreath>!!, <crash> <nobreath>!!, <high> fall <nobreath>!!, <trauma> <nobreath>!!, pedestrian <arrest>!!, <weapon> قلبه!, <high> لا يتنفس!, fall <high> <arrest>!!, <stuck> <arrest>, <vehicle> <hit> <arrest>!!, runover <arrest>!!',
  ),
  'drowning-submersion': said(
    '<pool> cough, <pool> fell, <pool> slipped, <pool> طلع, <pool> لقيناه, <pool> ينتشل, drowned!, submerged, went under, انتشل, انغمر, طاحت <pool>, غرقان, <pool> <under>!, <pool> <froth>!, <pool> <nobreath>!!, <pool> <down>, <pool> lifeguard, <pool> pulled!, <vehicle> <pool> under!!, <vehicle> <pool> swept!!, underwater!, submerged!, fished out water, dragged water, pulled water!, water unconscious, water <nobreath>!!, water <blue>!, under water!!, swallowed water, breathed water, <pool> swallowed, <pool> <arrest>!!, water <arrest>!!, غرق!!, غرقان!!, غريق!!, غرقت!!, طلعناه مويه, gharaq!, ghareq!, ghirig!, <pool> <sleepy>, <pool> <breathless>, <pool> <blue>!',
  ),
  'heat-emergencies': said(
    '<sun> <dazed>, <sun> <hot>, <sun> cramps, <sun> fever, <sun> floppy, <sun> vomit, heat stroke!, heatstroke!, ice water, parked car, sunstroke!, حراره شمس, <sun> <temperature high>!!, <sun> hot skin!!, <sun> headache, <sun> thirsty, <temperature high> <confused>!!, <temperature high> <sleepy>!, <temperature high> <exertion>!!, <temperature high> cramps!!, <temperature high> <dazed>!, <exertion> hot <confused>!!, cramps hot!, cramps heat!!, stopped sweating!!, no sweating!!, skin hot dry!!, skin hot <confused>!!, hot car child!!, heat <vomit>!, heat <faint>!!, <temperature high> child car!!, حر <down>!!, شمس <down>!!, <sun> <faint>, <sun> <shaking>, <exertion> hot, <exertion> cramps, <sun> <sleepy>!, <sun> <confused>!',
  ),
  'poisoning-overdose': said(
    '<took> alcohol, <took> plant, <took> unknown, captagon!, cocaine!, ecstasy!, heroin!, meth!, naloxone!, narcan!, overdose!, shabu!, unconscious needle, انتحر حبوب, <took> <household>!, mouth <household>!, <pinpoint> <blue>!, <pinpoint> <breathing low>!, <pinpoint> breathing!, <pinpoint> <sleepy>!, <pinpoint> <pupil>!, <pupil> heroin, empty <pills>!, stoned, oleander, moonshine, homebrew, drunk <sleepy>!, drunk <vomit>, alcohol <sleepy>!, snorted, drugs <sleepy>!, عرق شرب, حبوب <sleepy>!, <took> <pills>, <pupil> small!, <pupil> tiny!, swallowed <household>!, <took> <pills> <sleepy>!',
  ),
  'poisoning-overdose-environmental': said(
    '<coal> closed, <coal> صداع, <venomous>, <venomous> swell, <venomous> بر, antivenom, carbon monoxide!, chlorine cough, co alarm, family dizzy, jellyfish!, scorpion!, smoke <coal>!, smoke dizzy, snake!, viper!, <coal> <dazed>!, <coal> <faint>!, <coal> headache!, <coal> indoors!, <coal> family!, family headache!, <pit> <down>!, <pit> workers!, <pit> overcome!, <venomous> bitten!, <venomous> <limb>!, <venomous> stung!, gas <dazed>!, gas <faint>!, gas smell!, fumes <dazed>!, chlorine <breathless>!, chemical <breathless>!, لدغ!, لدغه!, لدغته!, ladagh!, ladaghat!, ladaghatah!, ladgha!, hydroxocobalamin!, cyanide!, chlorine leak!!, chlorine pool!!, overcome, chlorine, gas <breathless>, smoke <confused>, <coal> <sleepy>, <coal> <head>, <coal> vomiting',
  ),
  'nerve-agent': said(
    'autoinjector atropine, nerve agent!, organophosphate!, sarin!, <pesticide> <secretion>!!, <pesticide> <pinpoint>!!, <pesticide> <pupil>!!, <pesticide> <shaking>!!, <pesticide> <vomit>!!, <pesticide> diarrhea!, <pinpoint> <secretion>!!, <pupil> <secretion>!!, drooling twitching!!, drooling sweating!!, atropine until dry!, <pesticide> drank!!, <pesticide> bottle!, duodote!!, <pesticide> <breathless>, <pupil> small <secretion>!!, <pupil> tiny <secretion>!!',
  ),
  'general-prehospital-care': said(
    'assessment steps, no transport, normal <heart>!, normal <pressure>!, normal breathe!, normal resp!, normal vitals!, olmd call, refuses, wants sign, تسليم مريض, تقييم اول, assessment!, abda, ابدا, handover report, handover!, handover hospital, refuse!, refuses!, refusing!, refusing hospital!, refuse transport!, no hospital sign, head to toe!, no idea wrong!, paperwork, order check',
  ),
  'bvm-ventilation': said(
    '<bag> chest, <bag> child, <bag> leak, <bag> rise, <bag> seal, <bag> size, <breathing low>!, no rise!, slow breathe!, <breathing low> pulse!, <breathing low> <sleepy>!, <breathing low> <blue>!, squeezes pulse!, squeeze <bag>!, <bag> rate!, <bag> pulse!, <bag> hard, <bag> <sats>, <bag> stomach, hardbag!, <nobreath> good pulse!, mask size!, mask seal!, <bag> beard, edentulous, breathing shallow!, breathing weak, نفس بطيء!, تنفس بطيء!, نفخه, <bag> mask!',
  ),
  'oral-nasal-airways': said(
    '<adjunct>, <adjunct> <head>, <adjunct> fracture, guedel!, npa!, opa!, snore jaw, snore tongue, tongue back, لسان سد, gag airway, snore <clenched>!, teeth <clenched>!, tube up nose!, nose airway!, jaw <clenched>, tongue falling!, tongue slipped, lockjaw, <adjunct> measure!, <adjunct> size!, <adjunct> nose, tragus, gag <adjunct>!, يشخر!, شخير!, snore, snoring',
  ),
  'rapid-sequence-intubation': said(
    '<sedative> <head>, <sedative> <pressure low>, <sedative> asthma, <sedative> contraindications, <sedative> hyperkalemia, <sedative> trauma, checklist paralyze, etomidate!, ketamine <sedative>, paralytic!, preoxygenation, rocuronium!, rsi!, succinylcholine!, جرعه <sedative>, preoxygenate!, preoxygenation!, preoxygenate sux!, sux!, roc!, suxamethonium!, fighting laryngoscope!, biting laryngoscope!, fighting tube, <sedative> laryngoscope!, <sedative> <tube>!, <sedative> <shocky>!, <sedative> shock, <tube> drugs!, <tube> medicine!, defasciculating, fasciculation, paralyze <tube>!, paralyze laryngoscope!, paralyze first!, paralysis <tube>!',
  ),
  'endotracheal-intubation': said(
    '<tube> <side>, <tube> capnography, <tube> child, <tube> depth, <tube> fail, <tube> secure, <tube> size, <tube> teeth, bougie!, cannot see cords, capnography flat, cords, cricothyrotomy, ett!, miller, stylet, انبوب تنفس, انبوب صح, انبوب قصبه, تاكد انبوب, تنبيب مقاس, <tube> gullet!, <tube> trace!, <tube> cords!, <tube> placement!, capno!, capnogram!, capnography!, capno trace!, waveform!, no waveform!, gullet!, laryngoscope!, extubated!, carina, cannot intubate!, uncuffed, <tube> confirm!, <tube> <sats>, <tube> dislodged, no trace, esophageal',
  ),
  'needle-thoracostomy': said(
    '14g needle, 5th rib, breath sounds absent, chest silent, ics, intercostal, midclavicular, no air entry, no sounds!, tension, trachea, trachea shifted, <side> no air!, <side> no sounds!!, no air <chest>!, <side> silent, one side <chest>!, <rib> <sats>!, <rib> hardbag!!, <rib> <saturation low>!, <rib> <pressure low>!, <tube> <rib> <sats>!!, <trauma> hardbag!!, <chest> hardbag!, <tube> hardbag!, neck veins!, jvd!, tension pneumo!!, trachea!!, pneumo!, pneumothorax!!, gauge <chest>!, needle <chest>!!, needle rib!, fifth intercostal!, hyperresonance, cannula <chest>, صدره ما يتحرك',
  ),
  'intraosseous-access': said(
    '<bonedrill> child, <bonedrill> color, <bonedrill> flush, <bonedrill> lidocaine, <bonedrill> needle, <bonedrill> pain, <bonedrill> site, bone line, ezio!, io!, ما لقيت وريد, drill <bonedrill>, drill tibia!, drill shin!, drill bone!, vein drill!, no vein!, no veins!, no veins <down>!, no vein <shocky>!, cannot vein!, cannot find vein!, cannot iv!, cannot cannula!, veins collapsed!, no iv!, failed cannula!, needle shin!, yellow needle, pink needle, blue needle, <bonedrill> size, <bonedrill> depth, لا وريد!, cannot line, drill arm, drill leg',
  ),
  'iv-insertion': said(
    '<cannula> swell, <cannula> ركب, cannot cannula, hard stick, وين اركب, <cannula> puffy!, <cannula> blown, <cannula> blood, <cannula> size!, <cannula> color, <cannula> wrist, <cannula> elbow, <cannula> blister, <cannula> cold, <cannula> lump, <cannula> stopped, <cannula> slow, <cannula> fast, <cannula> red, <cannula> pain, <cannula> missed, blown vein, vein rolled, swollen drip!, pink cannula, venepuncture, drip running, drip rate, vein blown!, vein blowing!, vein <cannula> tips, <cannula> flush',
  ),
  'automated-cpr-device': said(
    '<lucas> band, <lucas> big, <lucas> pregnant, <lucas> size, <lucas> suction, autopulse!, lucas!, mechanical <arrest>!!, <machine> compression!!, <machine> cpr!!, <lucas> fit!, <lucas> wide!!, <lucas> chest!, <lucas> slip, <lucas> stop, <lucas> shock, جهاز يضغط!!',
  ),
  'transport-ventilator': said(
    '<vent> asthma, fio2, peep!, تهويه مريض, <vent> alarm!!, <vent> pressure!, <vent> transfer!!, <vent> rate!, <vent> volume!, <vent> oxygen, <vent> cylinder!, <vent> settings!!, fighting <vent>!!, <vent> power, <vent> <sats>, <vent> hospital, alarm transfer!, alarm pressure!!, tidal!, tidal volume!!, inspiratory, cylinder trip!, cylinder transfer!, <tube> transfer, <vent> breaths',
  ),
};
