import type { ProtocolId } from './ids.ts';
import { said } from './said.ts';

/**
 * What a caller or a dispatcher says of it. The words of a phrase may stand anywhere in a longer sentence and in
 * other forms, so two or three telling words do more than a whole sentence. A word alone only where it names
 * one emergency and no other.
 */
export const spokenWords: Readonly<Record<ProtocolId, readonly string[]>> = {
  'adult-cardiac-arrest': said(
    'aed shocked, agonal, agonal breaths, agonal gasps, bidun nabd, blue not breathing, cardiac massage, compressions, defib, defibrillator, dropped dead, epinephrine every 3 minutes, galbah wagaf, galbu wagaf, gasping not responding, got a pulse back, heart massage, heart not beating, joules defib, lifeless, ma yatanaffas, ma yitnaffas, qalbah wagaf, return of circulation, shockable rhythm, third shock, unresponsive not breathing, ضغط على الصدر, قلبه واقف, قلبه وقف, ما فيه نبض, ما يتنفس',
  ),
  'pediatric-cardiac-arrest': said(
    'baby found dead in bed, baby limp blue, baby limp not breathing, tifl la yatanaffas, رضيع ازرق',
  ),
  'adult-tachyarrhythmia': said(
    'cardiovert, daqqat qalb sari, galbah sari, heart jumping, nabd sari, narrow qrs, qalbah sari, unstable tachy, vagal maneuver, wide qrs',
  ),
  'pediatric-tachyarrhythmia': said('joules per kilo cardioversion child'),
  'adult-bradyarrhythmia': said(
    'block on monitor, low heart beat, nabd bati, pacer pads, pads capture, pulse 32, pulse 32 clammy, pulse 32 grey, pulse 32 pale',
  ),
  'pediatric-bradyarrhythmia': said(
    'baby heart rate down, bradycardia poor perfusion, heart rate 45 poor perfusion, heart rate low poor perfusion, slow pulse poor perfusion',
  ),
  'chest-pain-acs': said(
    'angina spray not working, anterior stemi, aspirin chew, burning chest, cardiac pain, dressler, ecg electrodes, gtn no relief, gtn not helping, inferior infarct, inferior stemi, jaw ache, katma sadr, lateral mi, lbbb jaw, lead placement, new lbbb, nitro not helping, pain radiating to arm, posterior infarct, posterior stemi, right sided ecg, sadrah yoja, sadri yawerni, sadri yoja, v7 v9, waja fi sadri, waja sadr, ألم في يده اليسار',
  ),
  'stemi-supplemental': said(
    'cath team, inferior stemi, anterior stemi, posterior stemi, clot buster heart attack, culprit artery, elevation in leads, fibrinolytic checklist, lysis heart attack, reciprocal changes, st elevation on monitor, stemi center, stemi mimic, stemi on ecg, thrombolytic checklist, جلطه في القلب قسطره, قسطره طارئه',
  ),
  'pulmonary-edema-chf': said(
    'bad heart breathless, breathless at night, bubbly breathing, cannot breathe flat, cannot breathe lying flat, cardiac failure, cpap settings, crackly lungs, frothy pink, gurgling chest, katma moya, lasix breathless, legs swollen breathless, legs swollen cannot breathe, ma ala al ria, moya ala al ria, moya fi alreah, pink froth, ran out of water tablets, sits up to breathe, sleeps sitting up, stopped water tablets, swollen ankles breathless, swollen legs short of breath, wakes up breathless, رئته فيها ماء, سوائل على الرئه, ضعف القلب, ما يقدر ينام على ظهره, ماء على الرئه, مويه على الرئه',
  ),
  sepsis: said(
    'catheter infection, chest infection confused, fever confused, fever fast breathing, fever hypotensive, hot and shivering, hot confused tachycardic, infected bedsore, infected wound, lactate high, mottled fever, neutropenic, shaking chills, skhuna, urine infection in the blood, التهاب في الدم, جرح ملتهب, حراره وتشوش, حراره ورجفه, سخونه',
  ),
  shock: said(
    'addison, bp 70, cannot get blood pressure, capillary refill slow, days of diarrhea, fluids not working, levophed, listless dry, norad, on steroids collapsed, pale and clammy, radial weak, steroid dependent vomiting, sunken eyes, sunken eyes diarrhea, systolic below 90, جسمه بارد',
  ),
  syncope: said(
    'almost passed out, blacked out standing, briefly unconscious, dayikh, dokha, giddiness, giddy, keeled over, lost consciousness few seconds, passed out in line, passed out in queue, passed out now fine, passed out prayer, passed out standing, ughma alayha, ughmi alayha, ughmi aleha, vertigo, دايخ, فقد الوعي لحظات',
  ),
  'abdominal-pain': said(
    'batnah yawirah, batnah yoja, batni yawerni, batni yoja, batnu yoja, black stool, bleeding from the bottom, bloated belly, blood in stool, board like abdomen, gall bladder, gall stones, hernia, pulsating mass belly, rectal bleeding, right lower belly, side pain, stone pain, حصوه, حصى كلى, معدته',
  ),
  'nausea-vomiting': said(
    'antiemetic, bad food, feeling sick, food poisoning, heaving, lawa, motion sickness, nauseous, retching, stomach bug, tasammum ghithai, the runs, travel sickness, tummy bug, upchuck, vertigo vomiting, yistafrigh, yitarrish, تسمم غذائي, طرش, لوعه, يتقيأ, يرجع, يستفرغ',
  ),
  anaphylaxis: said(
    'adrenaline pen, allergic breathing problems, allergic low blood pressure, ate fish lips, ate nuts, ate peanuts, ate prawns, ate shellfish, epipen given, epipen not working, face puffed up, face swollen, garsat nahla, halgah mitwarrim, hasasiya wa diq, hives vomiting, hornet, im adrenaline, second epipen, stung throat, used epipen, حساسيه شديده, صدمه حساسيه, قرصه نحله, لدغه نحله, لسعه نحله',
  ),
  'anaphylaxis-allergic-reaction': said(
    'allergic to cats, antihistamine, benadryl, bite swollen hand, blotchy skin, hand swollen sting, hay fever, hives breathing ok, hives no breathing problem, lips puffy, puffy eyes, puffy face, reaction to antibiotic, reaction to dye, reaction to food, reaction to medication, reaction to medicine, sting swollen arm, tafh, welts, حبوب في الجلد وحكه, طفح',
  ),
  stroke: said(
    'arm dead, arm dropped, arm not moving, arm weak, arm weakness, cannot get words out, cannot lift arm, famah mayil, fast positive, kalamah thagil, last seen normal, leg dead, lisanah thagil, lost speech, lsanah thageel, numb arm, nuss jismah, one sided face, slurring, speaking funny, sudden confusion speech, sudden weakness, thrombectomy, wajhah mayil, woke up weak, woke with weakness, words not coming out, yadah ma titharrak, yaddah ma tetharrak, تنميل, جلطه في الدماغ, جلطه في الراس, شلل, لا يحرك يده, ما يقدر يحرك يده, نصف جسمه, يده ما تتحرك',
  ),
  seizures: said(
    'body shaking, buccal midazolam, epileptic not stopping, eyes rolled back, fever shaking child, foaming at mouth, froth at mouth shaking, having a fit, jerking, pregnant fitting, shaking all over, shaking and foaming, shaking uncontrollably, tshannaj, twitching, yatashannaj, yitshannaj, جسمه يرجف, حاله صرع, رغوه من فمه, عيونه انقلبت, يتشنج مع حراره, يرتجف ويزبد',
  ),
  'altered-mental-status': said(
    'acting confused, acting strange, cannot wake, decreased consciousness, dextrose hypo, difficult to wake, fagid al wai, faqid al waay, found unconscious, found unresponsive, gcs 8, gcs dropping unknown, glucose high, hard to rouse, hard to wake, insulin overdose, insulin too much, kussmaul, ma yistajib, mu waai, muddled, not making sense, rambling, reduced consciousness, sugar 35, sugar 38 combative, sugar 40 aggressive, sugar 500, sukkar nazil, sukkarah murtafi, sukkarah nazel, talking nonsense, took too much insulin, very sleepy, سكره عالي, سكره مرتفع, غايب عن الوعي, فاقد الوعي, ما يستجيب, ما يصحى, ما يعرف وين هو, مو واعي, يخربط, يخربط في الكلام',
  ),
  'traumatic-brain-injury': said(
    'bleeding from ear, brain swelling, clear fluid from ear, clear fluid from nose, concussed, cushing triad, darba fi alras, dazed after fall, dazed after hit, fluid from ear, football knock, head bleeding, head wound, helmet cracked, knocked out after fall, knocked out cold, one pupil bigger, one pupil dilated, one pupil large, pupils not equal, skull broken, tah ala rasah, جرح في الراس, راسه ينزف, طاحت على راسها, نزيف في الراس',
  ),
  'spinal-immobilization': said(
    'extrication collar, hold the head still, in line stabilisation, inline stabilization, kendrick, manual stabilization, nethabbet raqabtah, nithabbit raqaba, put on a collar, roll onto board, standing takedown, tawg raqaba, thabbit raqaba, تثبيت الرقبه, تثبيت العمود',
  ),
  'spinal-injury-assessment': said(
    'clear collar, clear spine, dived into shallow, does he need a collar, ma yihis birijulah, ma yihiss rijlayh, midline neck, midline tenderness, neck tenderness, need a collar, needs collar or not, numb below waist, numbness after crash, raqabtah toja, spinal cord, tingling both hands, ألم في الرقبه, إصابه ظهر, ظهره بعد سقوط, كسر في الظهر, ما يحرك رجوله',
  ),
  'trauma-triage': said(
    'activate trauma, car hit pedestrian, car over motorbike, code trauma, dahasah sayyara, death in same car, death in vehicle, death of occupant, ejected from car, ejected from vehicle, fell 6 m, fell from second floor, fell from third floor, fell six metres, hit by a car, intrusion, motorcyclist thrown, passenger died, pedestrian struck, run over by truck, thrown from car, thrown from vehicle, thrown off motorbike, trauma call, trauma team, دهسته سياره, طلع من السياره, مدهوس, معايير الاصابات',
  ),
  'adult-pediatric-trauma-triage': said(
    'baby dropped, bypass local, bypass the nearest, child car crash, child fell from balcony, child fell from height, child fell from window, child fell off, child multiple injuries, child run over, child thrown from car, level one center, tifl tah min, where to take the injured, where to take trauma, which hospital injured, which trauma center, أقرب مركز اصابات, طفل دهسته سياره, طفل سقط, طفل سقط من النافذه, طفل طاح من, طفل مدهوس, مركز اصابات',
  ),
  'general-trauma': said(
    'atv, blast, bleeding will not stop, bowels out, bullet, catastrophic bleeding, collision, dabbab yanzif, fight injuries, gun shot, hadith dabbab, head on collision, high speed crash, hit a camel, hole in chest, inqilab sayyara, internal bleeding, knife attack, knifed, losing blood, lots of blood, massive bleeding, matun, metal rod through, object stuck in, pelvis, rod through, rollover highway, shot in, spurting blood, taah min, taah min dabbab, tah min dabbab, talag nari, txa, yanzif, yinzif, رصاصه, سقط من, سقوط, طعن, طعنه سكين, طلق ناري, مصاب ينزف, مضروب, مطعون, نزيف شديد, ينزف, ينزف بشده',
  ),
  'traumatic-arrest': said(
    'arrest after fall, bilateral decompression arrest, clamshell, hadith bidun nabd, lost pulses, no pulse after fall, pulseless after fall, pulseless blunt, pulseless driver, pulseless injuries, توقف قلب بعد حادث, هبوط قلب بعد حادث',
  ),
  burns: said(
    'acid attack, acid on skin, alkali burn, body surface burned, burn center, burn fluids, burnt skin, caught fire, cement burn, electric cable, electrician, electricity, electrocuted, exit wound foot, flames, flash burn, hot liquid, ihtaraq, kahraba, kettle, live wire, mihtarig, moya harra, muya harra, oil splash, parkland formula, percent body surface, percent burned, percent tbsa, power line, pulled from fire, pulled kettle, pulled pan, singed nose hair, soot in mouth, soot in nose, soot nostrils, zayt harr, احترق, برق, جلده محترق, حرق كيميائي, صاعقه, صعق, كهرباء, ماي حار, محترق',
  ),
  'crush-injury': said(
    'alig taht, arm trapped, bicarb before lifting, bicarb before release, building collapsed, buried, car fell on, ceiling collapsed, crush peaked t waves, dark urine after, forklift, jack slipped car, leg trapped, legs crushed, pinned peaked t, tractor rolled on, trapped peaked t, trench collapse, wall collapsed on, wall fell on, weight on legs hours, رجله تحت, سقط عليه جدار, محشور, محشور في السياره',
  ),
  'soft-tissue-orthopedic': said(
    'achilles, apply tourniquet, bone out, bone showing, bone sticking out, bone through skin, collarbone, cut with knife, fell hip, foot pointing wrong way, gash, hamstring, hip out, isbah maqtu, khashmah yinzif, kneecap, needs stitches, nose bleeding will not stop, popped out, pressure dressing, pulled muscle, rolled ankle, severed, shoulder out, skin hanging, skin torn off, slashed, splinter, sports injury, stepped on nail, stitches, torn ligament, torn muscle, tourniquet how high, tourniquet placement, tourniquet time, where to put tourniquet, yadah maksura, التواء, العظم طالع, يد مقطوعه',
  ),
  'drowning-submersion': said(
    'bath tub, breathed in water, car in water, coughing up water, face down in water, ghirig, inhaled water, lifeguard, out of the water, swallowed sea water, swept away, swimmer, swimmer pulled out, swimming accident, wadi flood, water in lungs swimming, البحر, سيل, طلعوه من الماء, طلعوه من المسبح',
  ),
  'heat-emergencies': said(
    'arafat, collapsed at the race, cramps heavy sweating, dehydrated in heat, heat wave, ice packs, leg cramps sweating, locked in hot car, mashaer, min alharr, mina pilgrim, outside all day hot, tah min al harr, temp 41, temp over 40, toddler locked in car, working in sun, اجهاد من الحر, الشمس, تعب من الحر, جفاف من الحر, حاج, حاج منهار, حر شديد, طاح من الحر, من الحر',
  ),
  'poisoning-overdose': said(
    'agitated on drugs, akal hoboob, akal hubub, akhad hubub, alcohol, amphetamine, antidepressants, bala hubub, bilaa hboob, bottle of panadol, bottle of tablets, cannabis, clorox, digoxin toxicity, drank arak, drank too much, drugged, drunk, drunk and unresponsive, drunk barely rousable, drunk unconscious, hash, hashish, hboob kathira, high on drugs, hoboob kathira, hubub kathira, injecting, insulin on purpose, iron tablets, kohol, marijuana, mdma, mushroom, mutaati, needle beside him, needle in arm, opioid slow breathing, paracetamol, pill bottles, pinpoint, rat poison, sakran, shareb kohol, sharib klorox, sharib kohol, shooting up, sleeping pills, sleeping tablets, small pupils slow breathing, sniffing glue, spice, stimulant, suicide pills, swallowed battery acid, tiny pupils, tried suicide tablets, tried to kill, tried to kill himself pills, weed, whole bottle, بودره, حبوب كثيره, حشيش, سكران, شبو, طفل شرب, كبتاجون, كحول, متعاطي',
  ),
  'poisoning-overdose-environmental': said(
    'adhah thaaban, adhah thuban, bleach and acid fumes, brazier, car exhaust, car running in garage, charcoal in room, chemical leak, chemical splash, chemicals mixed, chlorine pool, closed room fire confused, coal burning inside, coal in tent, collapsed in tank, collapsed in well, confined space, crop spray, cyanide antidote, cyanokit, decon, decontamination, dirty bomb, everyone headache, factory leak, fahm, family headache, farm spray drooling, farm worker sprayed, fumes in the, garsat agrab, gas smell, gharsat aqrab, heater in tent, hydroxocobalamin, hydroxocobalamin smoke, inhaled chemicals, inhaled fumes, inhaled gas, ladghat hayya, leak at the plant, manhole, mixed bleach, mixed cleaning products, pesticide on skin, pool chemicals, radiation, septic tank, sewer, smoke cyanide, smoke inhalation cyanide, sprayed pesticide at work, tanker leak, tasarrub ghaz, thaaban, worker collapsed in manhole, استنشاق غاز, استنشق غاز, استنشق كلور, تسرب غاز, تسرب كلور, ريحه غاز, غاز الكلور, فحم',
  ),
  'nerve-agent': said(
    '2 pam, 2 pam and atropine, 2-pam, antidote kit nerve, atropine pralidoxime, autoinjector how many, drank pesticide, drooling after spraying, duodote autoinjector, everyone drooling twitching, gas attack, many people drooling, miosis, pinpoint pupils drooling, pralidoxime, salivating, salivation, secretions everywhere, swallowed pesticide, sweating drooling, tiny pupils drooling, twitching pupils, weapon, سارين, شرب مبيد, لعاب كثير وتعرق, مبيد, هجوم غاز',
  ),
  'general-prehospital-care': said(
    'against medical advice, ama, anything dangerous, call medical direction, consent, dangerous before we go, giving report, hazards on scene, how much oxygen, interpreter, is scene safe, ma yabgha mustashfa, medical control, mist report, normal range for age, normal respiratory rate, oxygen target, pain scale, pain score, patient report, personal protective, ppe, radio report, rafd naql, report format, report to hospital, safe to approach, safe to enter, safe to go in, sbar, sign a form, signature, signing off, unaccompanied minor, wants to sign, when to call olmd, will not go to hospital, تقييم المريض, تقييم اولي, رافض المستشفى, رافض النقل, رافض يروح, رفض الذهاب, رفض النقل, سلامه الموقع, ما يبغى يروح المستشفى, ما يبي المستشفى',
  ),
  'bvm-ventilation': said(
    'apneic, bad seal, bag valve, barely breathing, beard, breaths per minute bag, cannot get a seal, chest not rising, give breaths, hardly breathing, how fast to squeeze, how often squeeze, i gel size, king tube, laryngeal mask, laryngectomy, lma, poor chest rise, shallow breathing, supraglottic, tanaffus bati, tracheostomy bag, two hand mask, wagaf tanaffus, تنفس بطيء, تنفسه ضعيف, قناع الامبو, وقف التنفس',
  ),
  'oral-nasal-airways': said(
    'airway keeps closing, airway positioning, chin lift, clenched jaw, clenched teeth airway, gag reflex, gurgling airway, head tilt, mouth corner to jaw, shakhir, snoring airway, snoring respirations, snoring unconscious, suction airway, tongue blocking, tongue obstructing, trismus, yishkhar, شخير, لسانه راجع, لسانه ساقط, مجرى هوائي, يشخر فاقد الوعي',
  ),
  'rapid-sequence-intubation': said(
    'adwiyat tanbib, head injury needs tube drugs, intubation checklist, intubation drugs, intubation medications, needs tube gcs, rapid sequence, roc dose, sedate and paralyze, sux dose, sux or roc, tube checklist, أدويه التنبيب',
  ),
  'endotracheal-intubation': said(
    'blade size, burp maneuver, cannot intubate, cannot ventilate, confirm placement, cords, cormack, cric, cuff pressure, depth at teeth, end tidal, et tube, grade 3 view, maqas al anbub, no waveform, right mainstem, see the cords, sellick, surgical airway, tube came out, tube confirmation, tube dislodged, view of cords, vocal cords, حجم الانبوب, عمق الانبوب, مقاس الانبوب',
  ),
  'needle-thoracostomy': said(
    '14 gauge chest, absent breath sounds, air in chest, burp chest seal, chest tube, hyperresonant, istirwah, one side of chest not moving, stab chest cannot breathe, subcutaneous emphysema, thoracostomy, trachea deviated, tracheal deviation, which rib space, إبره الصدر, استرواح, الرئه منكمشه, هواء في الصدر',
  ),
  'intraosseous-access': said(
    'cannot find a vein, cannot get a line, cannot get a vein, cannot get iv, cannot get iv access, collapsed veins, failed cannulation, failed iv, humeral head, ibra fi al azm, ma lagit warid, no iv, no veins, pink blue yellow needle, proximal tibia, tibia, مافي وريد',
  ),
  'iv-insertion': said(
    'antecubital, drops per minute, extravasation, fluids how fast, get a line, giving set, infiltration, phlebitis, put a line in, run fluids, start a line, tissued',
  ),
  'automated-cpr-device': said(
    'automatic compressions, band device, chest compressor, machine compressions, machine slipping down chest, patient too big for machine, patient too small for machine, suction cup position, thumper machine, جهاز الضغط',
  ),
  'transport-ventilator': said(
    'breath stacking, cylinder duration, cylinder last, fintilaytar, how long oxygen cylinder, how long will oxygen last, minute volume, oxygen running out, peak pressure, pressure alarm, ventilated patient, ventilated transfer, volume per kilo, إعدادات التنفس, جهاز التنفس ينذر, فنتليتر',
  ),
};
