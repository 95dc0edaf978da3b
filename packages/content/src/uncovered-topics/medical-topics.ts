import type { UncoveredTopic } from '../model/uncovered-topic.ts';
import { said } from '../said.ts';

export const medicalTopics: readonly UncoveredTopic[] = [
  {
    name: 'Childbirth',
    nearest: 'procedures-access',
    words: said(
      '<bleed> delivery, apgar, baby head, betwled, birth, born, breech, caesarean, childbirth, contractions, cord, crowning, delivery, foot first, full term, hamil talq, head coming, head is showing, head out, head showing, labor, mawlood, meconium, membranes ruptured, midwife, miscarry, newborn not breathing, newborn not crying, newborn resuscitation, obgyn, placenta, premature, preterm, pushing, shoulder dystocia, talq, tawled, tawlid, twins, umbilical, water bag burst, waters broke, wilada, wledat, الجنين, الحبل السري, المشيمة, المولود طلع, بتولد, تولد, جاها الطلق, حامل طلق, خلاص, طلق, مخاض, نزل الماء, ولادة, ولدت',
    ),
  },
  {
    name: 'Emergencies in pregnancy',
    nearest: 'adult-medical',
    words: said(
      'abruption, antepartum, bleeding down below, contraception, fetal movement, gynecology, hamil, haml, hot flushes, ivf, menopause, menstrual, miscarriage, obstetric, period, pill forgotten, placenta previa, postpartum, pph, pregnancy, pregnant, pregnant high blood pressure, pregnant vomiting blood, spotting, trimester, vaginal, إجهاض, حامل, حمل, دوره شهريه, سقط الجنين, نزيف مهبلي',
    ),
  },
  {
    name: 'Asthma and COPD',
    nearest: 'procedures-access',
    words: said(
      'asthma, asthmatic, atrovent, azma, bakhakh, bronchiolitis, bronchitis, bronchodilator, bronchospasm, chest infection, combivent, copd, cough, emphysema, home o2, home oxygen, inhaler, ipratropium, neb, nebulizer, peak flow, puffer, rabu, rabw, salbutamol, silent chest, tight chest wheezing, ventolin, wheeze, wheezy, ازمة صدر, بخاخ, ربو, سعال, صفير, كحة',
    ),
  },
  {
    name: 'Croup and noisy breathing of a child',
    nearest: 'procedures-access',
    words: said(
      'barking, barky cough, croup, drooling fever, epiglottitis, noisy breathing, pertussis, rsv, seal cough, stridor, whoop, خناق, سعال نباحي, صرير, صوت تنفسه, كحه نباح',
    ),
  },
  {
    name: 'Choking',
    nearest: 'procedures-access',
    words: said(
      'abdominal thrusts, airway blocked food, airway obstruction, back blows, bone in throat, button battery, candy stuck, cannot cough, cannot speak eating, choking, clutching throat, coin in throat, date stuck, fbao, fish bone, food stuck, food throat, foreign body, ghas, ghass, grape, heimlich, inhaled peanut, meat in throat, meat stuck, obstructed airway, piece of food, sharaq, sharig, something in throat, stuck in throat, swallowed a coin, swallowed battery, swallowed magnet, swallowed marble, swallowed toy, windpipe, اختناق بلقمة, بلع بطاريه, بلع عملة, بلع قطعة نقود, بلع لعبه, جسم غريب, شرق, شرقان, شوكه سمك, غص, غصان, غصة, لقمة',
    ),
  },
  {
    name: 'High blood pressure',
    nearest: 'adult-cardiac',
    words: said(
      'bp 160, bp 210, bp meds missed, bp through the roof, daght 3ali, daght ali, high bp, high pressure reading, hypertensive, raised blood pressure, ارتفاع الضغط, ضغط عالي, ضغط مرتفع',
    ),
  },
  {
    name: 'Behavioral emergency',
    nearest: 'adult-neurologic',
    words: said(
      'aggressive, agitated, agitation, anxiety, anxious, autism meltdown, autistic, barricaded, behavioral, bipolar, bridge jump, combative, crying talk, delusional, depressed, depression, divorce sad, eating disorder, end it all, excited delirium, farewell note, fighting crew, goodbye, grief, hala nafsiya, hallucinations, haloperidol, hyperventilating, hyperventilation, jump off, kill herself, kill himself, majnoon, manic, mental health, mood, nafsi, nafsiyat, naked, no reason to live, ocd, olanzapine, on the roof jump, panic, paranoid, psych, psychiatric, psychosis, psychotic, punching, restraint, schizophrenia, self harm talk, stressed, suicidal, suicide note, threatening, tingling fingers breathing fast, violent, voices, wants to die, wants to end his life, wants to end it, wants to hurt himself, wants to jump, wants to kill himself, will not talk, اكتئاب, انتحار, عدواني, عصبي يكسر, قلق, متضايق, مجنون, مكتئب, نفسي, هايج, هلع, هيجان, وسواس, يبغى يموت, يبي يموت, يسمع اصوات, يصارخ, يهدد, slit wrists wants, wants to slit',
    ),
  },
  {
    name: 'Sickle cell crisis',
    nearest: 'adult-medical',
    words: said(
      'anemia, g6pd, hemophilia, minjali, pain crisis, scd, sickle, sickler, thalassemia, transfusion, vaso-occlusive, انيميا, تكسر, منجلي, نقل دم',
    ),
  },
  {
    name: 'Hyperkalemia and dialysis',
    nearest: 'adult-medical',
    words: said(
      'creatinine, dialysis, electrolytes, fistula, ghasil kila, ghasil kulawi, hemodialysis, hyperkalemia, kidney failure, low sodium, peaked t, potassium, renal failure, shunt, sodium level, بوتاسيوم, غسيل, فشل كلوي, missed dialysis!',
    ),
  },
  {
    name: 'Urine and catheter',
    nearest: 'adult-medical',
    words: said(
      'bladder, cannot pee, cannot urinate, catheter, foley, foreskin, hematuria, pee, penis stuck zip, priapism, std, suprapubic, suprapubic tube, testicle lump, urinary retention, urine, uti, wet the bed, انسداد قسطره, بول, قسطرة بولية, قسطره مسدوده, ما يقدر يبول, مثانه',
    ),
  },
];
