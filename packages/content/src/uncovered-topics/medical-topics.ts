import type { UncoveredTopic } from '@first60/edition';
import { said } from '../said.ts';

export const medicalTopics: readonly UncoveredTopic[] = [
  {
    name: 'Childbirth',
    nearest: 'procedures-access',
    words: said(
      '<bleed> delivery, apgar, baby head, betwled, birth, born, breech, caesarean, childbirth, contractions, cord, crowning, delivery, foot first, head coming, head is showing, head out, head showing, labor, mawlood, meconium, midwife, miscarry, newborn not breathing, newborn not crying, newborn resuscitation, obgyn, placenta, premature, preterm, pushing, talq, tawled, tawlid, twins, umbilical, waters broke, wilada, wledat, الجنين, الحبل السري, المشيمة, المولود طلع, بتولد, تولد, جاها الطلق, حامل طلق, خلاص, طلق, مخاض, ولادة, ولدت, waters broken!, contraction!, contracting, labour!, birth!, ولادة!, delivered!, delivered head!!, head delivered!!, shoulder delivered!!, feel head!, born!, رأس طالع, راس طالع!, طالع ولاده!!',
    ),
  },
  {
    name: 'Emergencies in pregnancy',
    nearest: 'adult-medical',
    words: said(
      'abruption, antepartum, bleeding down below, contraception, gynecology, hamil, haml, hot flushes, ivf, menopause, menstrual, miscarriage, obstetric, period, postpartum, pph, pregnancy, pregnant, spotting, trimester, vaginal, إجهاض, حامل, حمل, pregnant <bleed>!, pregnant spotting!, pregnant vomiting!, pregnant headache!, pregnant swollen!, pregnant pressure!, no baby move!',
    ),
  },
  {
    name: 'Asthma and COPD',
    nearest: 'procedures-access',
    words: said(
      'asthma, asthmatic, atrovent, azma, bakhakh, bronchiolitis, bronchitis, bronchodilator, bronchospasm, chest infection, combivent, copd, cough, emphysema, home o2, home oxygen, inhaler, ipratropium, neb, nebulizer, puffer, rabu, rabw, salbutamol, silent chest, ventolin, wheeze, wheezy, بخاخ, ربو, سعال, صفير, كحة, inhaler!, inhaler empty!!, inhaler wheezing!!, wheezing!, asthma attack!!, asthma!, copd!, wheeze cough!, nebuliser!',
    ),
  },
  {
    name: 'Croup and noisy breathing of a child',
    nearest: 'procedures-access',
    words: said(
      'barking, croup, drooling fever, epiglottitis, noisy breathing, pertussis, rsv, seal cough, stridor, whoop, خناق, صرير, barking cough!!, seal bark!, croupy, noisy breath night!, whooping',
    ),
  },
  {
    name: 'Choking',
    nearest: 'procedures-access',
    words: said(
      'back blows, cannot cough, cannot speak eating, choking, clutching throat, fbao, ghas, ghass, grape, heimlich, sharaq, sharig, something in throat, stuck in throat, windpipe, شرق, شرقان, غص, غصان, غصة, لقمة, stuck throat!, choked!, choking blue!!, choking cannot breathe!!, went down wrong!, blue eating!, cannot talk eating!!, bead swallowed!, swallowed bone!, <food> stuck!, <food> lodged!, <food> throat!, <food> choking!, <food> cannot speak!, grabbing throat!, grabbing neck!, clutching neck',
    ),
  },
  {
    name: 'High blood pressure',
    nearest: 'adult-cardiac',
    words: said(
      'bp 160, bp 210, bp through the roof, high bp, high pressure reading, hypertensive, ضغط مرتفع, <pressure high>!, <pressure high> headache!, <pressure high> well!!, <pressure high> nosebleed, pressure tablets',
    ),
  },
  {
    name: 'Behavioral emergency',
    nearest: 'adult-neurologic',
    words: said(
      'aggressive, agitated, agitation, anxiety, anxious, autistic, barricaded, behavioral, bipolar, bridge jump, combative, delusional, depressed, depression, end it all, goodbye, grief, hallucinations, haloperidol, hyperventilating, hyperventilation, jump off, kill herself, kill himself, majnoon, manic, mood, nafsi, nafsiyat, naked, ocd, olanzapine, on the roof jump, panic, paranoid, psych, psychiatric, psychosis, psychotic, punching, restraint, schizophrenia, stressed, suicidal, threatening, tingling fingers breathing fast, violent, voices, wants to die, wants to end it, wants to hurt himself, wants to jump, wants to kill himself, will not talk, اكتئاب, انتحار, عدواني, قلق, متضايق, مجنون, مكتئب, نفسي, هايج, هلع, هيجان, وسواس, يصارخ, يهدد, wants to slit, panic!, panic attack!!, panic tingling!!, panic breathing fast!!, tingling exam!!, jump bridge!!, threatening jump!!, refuses talk, hysterical!, hearing voices!!, breakup, smashing!',
    ),
  },
  {
    name: 'Sickle cell crisis',
    nearest: 'adult-medical',
    words: said(
      'anemia, g6pd, hemophilia, minjali, pain crisis, scd, sickle, sickler, thalassemia, transfusion, انيميا, تكسر, منجلي, sickle!!, sickle pain!!, sickle chest!!, منجلي!!',
    ),
  },
  {
    name: 'Hyperkalemia and dialysis',
    nearest: 'adult-medical',
    words: said(
      'creatinine, dialysis, electrolytes, fistula, hemodialysis, hyperkalemia, kidney failure, peaked t, potassium, shunt, بوتاسيوم, غسيل, missed dialysis!, dialysis!, missed dialysis!!, dialysis sessions!!',
    ),
  },
  {
    name: 'Urine and catheter',
    nearest: 'adult-medical',
    words: said(
      'bladder, cannot pee, cannot urinate, catheter, foley, foreskin, hematuria, pee, priapism, std, suprapubic, urinary retention, urine, uti, wet the bed, بول, ما يقدر يبول, مثانه, cannot pee!!, no pee hours!, cystitis, catheter blocked!!, catheter leaking!!, no urine!',
    ),
  },
];
