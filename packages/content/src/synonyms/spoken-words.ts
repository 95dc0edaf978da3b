import type { ProtocolId } from '@first60/edition';
import { said } from '../said.ts';

/**
 * What a caller or a dispatcher says of it. The words of a phrase may stand anywhere in a longer sentence and in
 * other forms, so two or three telling words do more than a whole sentence. A word alone only where it names
 * one emergency and no other.
 */
export const spokenWords: Readonly<Record<ProtocolId, readonly string[]>> = {
  'adult-cardiac-arrest': said(
    'aed shocked, agonal, agonal breaths, bidun nabd, cardiac massage, compressions, defib, defibrillator, dropped dead, epinephrine every 3 minutes, galbah wagaf, heart massage, joules defib, lifeless, ma yatanaffas, ma yitnaffas, third shock, ضغط على الصدر, قلبه واقف, ما فيه نبض, ما يتنفس',
  ),
  'pediatric-cardiac-arrest': said('baby found dead in bed, رضيع ازرق'),
  'adult-tachyarrhythmia': said('cardiovert, unstable tachy, vagal maneuver'),
  'pediatric-tachyarrhythmia': said('joules per kilo cardioversion child'),
  'adult-bradyarrhythmia': said('block on monitor, pulse 32'),
  'pediatric-bradyarrhythmia': said('baby heart rate down, heart rate 45 poor perfusion'),
  'chest-pain-acs': said(
    'burning chest, cardiac pain, dressler, inferior infarct, jaw ache, lbbb jaw, lead placement, new lbbb, posterior infarct, posterior stemi, right sided ecg, v7 v9',
  ),
  'stemi-supplemental': said('stemi center'),
  'pulmonary-edema-chf': said(
    'breathless at night, bubbly breathing, cannot breathe flat, cannot breathe lying flat, cardiac failure, cpap settings, katma moya, legs swollen cannot breathe, ma ala al ria, moya fi alreah, sits up to breathe, ضعف القلب, ماء على الرئه, مويه على الرئه',
  ),
  sepsis: said(
    'catheter infection, fever fast breathing, fever hypotensive, hot and shivering, infected bedsore, lactate high, neutropenic, skhuna, urine infection in the blood, التهاب في الدم, حراره ورجفه, سخونه',
  ),
  shock: said(
    'addison, bp 70, days of diarrhea, fluids not working, levophed, norad, on steroids collapsed, pale and clammy, sunken eyes, جسمه بارد',
  ),
  syncope: said(
    'dayikh, dokha, giddiness, giddy, keeled over, lost consciousness few seconds, ughma alayha, ughmi aleha, vertigo, دايخ',
  ),
  'abdominal-pain': said(
    'batni yawerni, bleeding from the bottom, blood in stool, hernia, right lower belly, side pain, stone pain, حصوه, حصى كلى, معدته',
  ),
  'nausea-vomiting': said(
    'antiemetic, bad food, feeling sick, food poisoning, heaving, lawa, nauseous, retching, the runs, upchuck, vertigo vomiting, yistafrigh, yitarrish, طرش, لوعه, يتقيأ, يرجع, يستفرغ',
  ),
  anaphylaxis: said(
    'ate peanuts, ate prawns, epipen given, epipen not working, face puffed up, face swollen, hornet, im adrenaline, second epipen, used epipen, حساسيه شديده, صدمه حساسيه, لدغه نحله',
  ),
  'anaphylaxis-allergic-reaction': said(
    'antihistamine, benadryl, bite swollen hand, lips puffy, puffy eyes, puffy face, tafh, welts, طفح',
  ),
  stroke: said(
    'arm not moving, arm weak, arm weakness, cannot get words out, cannot lift arm, fast positive, last seen normal, leg dead, lost speech, lsanah thageel, numb arm, one sided face, slurring, sudden weakness, thrombectomy, woke up weak, woke with weakness, words not coming out, yaddah ma tetharrak, تنميل, جلطه في الدماغ, جلطه في الراس, شلل, ما يقدر يحرك يده',
  ),
  seizures: said(
    'body shaking, fever shaking child, having a fit, jerking, pregnant fitting, shaking all over, tshannaj, twitching, yatashannaj, yitshannaj, حاله صرع, رغوه من فمه, يتشنج مع حراره',
  ),
  'altered-mental-status': said(
    'cannot wake, gcs 8, insulin overdose, insulin too much, kussmaul, ma yistajib, muddled, not making sense, rambling, sugar 35, sugar 500, sukkarah nazel, talking nonsense, took too much insulin, very sleepy, سكره مرتفع, فاقد الوعي, ما يستجيب, ما يصحى, ما يعرف وين هو, مو واعي, يخربط',
  ),
  'traumatic-brain-injury': said(
    'bleeding from ear, brain swelling, concussed, fluid from ear, football knock, head bleeding, head wound, knocked out cold, skull broken, راسه ينزف, طاحت على راسها, نزيف في الراس',
  ),
  'spinal-immobilization': said('extrication collar, kendrick, nethabbet raqabtah, put on a collar'),
  'spinal-injury-assessment': said(
    'clear collar, clear spine, dived into shallow, does he need a collar, midline neck, midline tenderness, neck tenderness, need a collar, needs collar or not, spinal cord, tingling both hands, ألم في الرقبه',
  ),
  'trauma-triage': said(
    'activate trauma, car over motorbike, code trauma, death in same car, fell 6 m, fell from second floor, fell from third floor, fell six metres, intrusion, passenger died, trauma call, طلع من السياره, مدهوس',
  ),
  'adult-pediatric-trauma-triage': said(
    'baby dropped, bypass local, bypass the nearest, child car crash, child fell off, child multiple injuries, child run over, child thrown from car, level one center, tifl tah min, where to take the injured, where to take trauma, which hospital injured, which trauma center, طفل سقط, طفل طاح من, طفل مدهوس, مركز اصابات',
  ),
  'general-trauma': said(
    'atv, blast, bowels out, bullet, collision, dabbab yanzif, fight injuries, head on collision, hit a camel, knife attack, knifed, lots of blood, matun, pelvis, rod through, rollover highway, shot in, taah min, taah min dabbab, txa, yanzif, yinzif, رصاصه, سقط من, سقوط, طعن, مصاب ينزف, مضروب, مطعون, نزيف شديد, ينزف',
  ),
  'traumatic-arrest': said(
    'arrest after fall, bilateral decompression arrest, clamshell, lost pulses, no pulse after fall, pulseless after fall, pulseless blunt, pulseless driver, pulseless injuries',
  ),
  burns: said(
    'burn center, burnt skin, electrician, electricity, electrocuted, exit wound foot, flames, ihtaraq, kahraba, kettle, mihtarig, muya harra, parkland formula, percent body surface, percent tbsa, power line, pulled from fire, singed nose hair, soot in nose, soot nostrils, احترق, برق, جلده محترق, صاعقه, صعق, كهرباء, محترق',
  ),
  'crush-injury': said(
    'bicarb before lifting, building collapsed, buried, car fell on, forklift, pinned peaked t, trapped peaked t, wall fell on, weight on legs hours, رجله تحت, محشور, محشور في السياره',
  ),
  'soft-tissue-orthopedic': said(
    'achilles, bone out, bone showing, bone sticking out, bone through skin, collarbone, cut with knife, gash, hamstring, hip out, kneecap, needs stitches, popped out, pressure dressing, severed, shoulder out, skin hanging, slashed, splinter, stitches, tourniquet how high, tourniquet time, where to put tourniquet, yadah maksura, التواء, العظم طالع',
  ),
  'drowning-submersion': said(
    'bath tub, car in water, coughing up water, face down in water, ghirig, lifeguard, out of the water, swimmer, البحر, سيل, طلعوه من المسبح',
  ),
  'heat-emergencies': said(
    'arafat, collapsed at the race, cramps heavy sweating, ice packs, leg cramps sweating, mashaer, min alharr, outside all day hot, temp 41, temp over 40, working in sun, الشمس, حاج, حر شديد, طاح من الحر, من الحر',
  ),
  'poisoning-overdose': said(
    'alcohol, amphetamine, antidepressants, bottle of panadol, cannabis, clorox, drank too much, drugged, drunk, hash, hashish, high on drugs, hoboob kathira, injecting, kohol, marijuana, mdma, mushroom, mutaati, needle beside him, needle in arm, paracetamol, pinpoint, rat poison, sakran, shareb kohol, shooting up, spice, stimulant, tried to kill, weed, whole bottle, بودره, حبوب كثيره, حشيش, سكران, شبو, طفل شرب, كبتاجون, كحول, متعاطي',
  ),
  'poisoning-overdose-environmental': said(
    'adhah thaaban, brazier, charcoal in room, coal in tent, crop spray, cyanokit, decon, decontamination, everyone headache, fahm, farm worker sprayed, fumes in the, heater in tent, hydroxocobalamin, hydroxocobalamin smoke, leak at the plant, manhole, pesticide on skin, radiation, sewer, thaaban, فحم',
  ),
  'nerve-agent': said(
    '2 pam, 2 pam and atropine, 2-pam, atropine pralidoxime, autoinjector how many, duodote autoinjector, gas attack, many people drooling, miosis, pralidoxime, salivating, salivation, swallowed pesticide, twitching pupils, weapon, سارين, مبيد',
  ),
  'general-prehospital-care': said(
    'ama, anything dangerous, consent, dangerous before we go, giving report, how much oxygen, interpreter, oxygen target, pain score, patient report, ppe, report format, report to hospital, safe to go in, sbar, sign a form, signature, signing off, wants to sign, when to call olmd, will not go to hospital, تقييم المريض, رافض المستشفى, رافض يروح, سلامه الموقع',
  ),
  'bvm-ventilation': said(
    'apneic, bad seal, bag valve, barely breathing, beard, cannot get a seal, chest not rising, give breaths, hardly breathing, how fast to squeeze, how often squeeze, laryngectomy, lma, poor chest rise, supraglottic, tracheostomy bag, two hand mask, وقف التنفس',
  ),
  'oral-nasal-airways': said(
    'airway keeps closing, gag reflex, mouth corner to jaw, shakhir, snoring airway, snoring respirations, snoring unconscious, suction airway, tongue blocking, trismus, yishkhar, شخير, لسانه راجع',
  ),
  'rapid-sequence-intubation': said('needs tube gcs, rapid sequence, roc dose, sux dose, tube checklist'),
  'endotracheal-intubation': said(
    'cannot intubate, cannot ventilate, confirm placement, cords, cormack, cric, depth at teeth, end tidal, et tube, no waveform, see the cords, sellick, tube came out, مقاس الانبوب',
  ),
  'needle-thoracostomy': said(
    'absent breath sounds, air in chest, chest tube, hyperresonant, istirwah, thoracostomy, tracheal deviation, which rib space, إبره الصدر, استرواح',
  ),
  'intraosseous-access': said(
    'cannot get a line, cannot get a vein, cannot get iv, failed cannulation, humeral head, no iv, no veins, proximal tibia, tibia, مافي وريد',
  ),
  'iv-insertion': said(
    'antecubital, extravasation, fluids how fast, get a line, giving set, infiltration, phlebitis, put a line in, run fluids, start a line, tissued',
  ),
  'automated-cpr-device': said(
    'chest compressor, machine slipping down chest, patient too big for machine, thumper machine',
  ),
  'transport-ventilator': said(
    'cylinder last, fintilaytar, how long oxygen cylinder, how long will oxygen last, minute volume, oxygen running out, peak pressure, ventilated patient, إعدادات التنفس, فنتليتر',
  ),
};
