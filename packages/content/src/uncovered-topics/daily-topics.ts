import type { UncoveredTopic } from '../model/uncovered-topic.ts';
import { said } from '../said.ts';

export const dailyTopics: readonly UncoveredTopic[] = [
  {
    name: 'Termination of resuscitation',
    nearest: 'operations-general',
    words: said(
      'already dead, body bag, body notify, cold stiff, confirm death, coroner, dead body, dead days, dead for hours, dead hours, dead on scene, dead since, death certificate, death notification, decapitated, deceased, declare dead, decomposed, died, dnr, do not resuscitate, expected death, found dead, is dead, lividity, living will, morgue, no resuscitation order, obviously dead, passed away, pronounce, rigor, smell of body, stop cpr, stop resus, stop resuscitation, tell family dead, terminate, termination of resuscitation, time of death, when to stop, توفى, جثة, شهاده وفاه, متوفي, ميت, وفاة, وقف الإنعاش',
    ),
  },
  {
    name: 'Infection precautions',
    nearest: 'operations-general',
    words: said(
      'bed bugs, blood in my eye, blood on my skin, blood splash, body aches, booster, chickenpox, cholera, common cold, contagious, corona, coronavirus, covid, decontaminate ambulance, dengue, disinfect, doffing, ebola, exposure to blood, fit test, flu, hepatitis, hiv, immunization, infection control, infectious precautions, influenza, isolate, isolation, lice, malaria, mask fit, measles, mers, monkeypox, mpox, n95, needle prick, needle stick, runny nose, scabies, sharps bin, sharps injury, shingles contagious, sore throat, stuffy nose, swab, tb, tetanus shot, tonsillitis, tuberculosis, vaccination, vaccine, vaccine schedule, worms, zukam, إنفلونزا, احتقان, تطعيم, جدري, حصبه, رشح, زكام, عدوى, عزل, قمل, كورونا, لقاح, وخز إبرة',
    ),
  },
  {
    name: 'Ear, nose, throat and teeth',
    nearest: 'operations-general',
    words: said(
      'asnani, bad breath, bead up nose, blocked nose, braces, cannot hear, cotton bud, crown fell out tooth, deaf, dental, dentist, denture, dharsi, dirsi, ear, ear bleeding cotton, ear discharge, earache, filling, foreign body ear, gum, jaw abscess, lego nose, lost voice, mouth sore, mouth ulcer, nostril, pea in nose, sinni, sinus, sinusitis, swallow hurts, throat hurts, throat pain, tinnitus, tonsil, tooth, tooth abscess, toothache, up nose, أذن, أسنان, حلقي يوجعني, خرز انف, سن, سنونه, سنوني, ضرس, لوز, لوزتين',
    ),
  },
  {
    name: 'Assistance and transport without an emergency',
    nearest: 'operations-general',
    words: said(
      'allergy clinic, alone no food, appointment, baby crying, blood test, bowel movement, cancer pain, cannot sleep, cast itchy, cast tight, cholesterol, colicky baby, colostomy, colostomy bag, concentrator, constipation, cpap machine home, diet, discharge, doctor letter, dressing change, feeding tube, fever playing, g tube, gas bloating, headache, headache stress, heartburn mild, hemorrhoids, hiccups, home visit, homeless, hospice, insomnia, insulin pump, lab result, lifting, lives alone, lonely, medicine finished, migraine, mri, needs food, ng tube, no injury, not hurt, ostomy, pacemaker appointment, pacemaker check, palliative, peg, peg tube, piles, plaster cast, prescription, rafa, ran out of medication, ran out of tablets, refill, remove stitches, ride to clinic, ride to hospital, scan result, second opinion, sick leave, sick note, simple fever, sleepless, social, sore muscles, stitches out, stoma bag, stop crying, teething, test result, trach, trach tube, tracheostomy, tracheostomy fell out, transfer home, uninjured, vertigo exercise, wants a ride, weight loss, wound check, أرق, إجازه مرضيه, إمساك, تعبان نفسيا, رفع, سهر, شقيقة, صداع, محتاج مساعده, موعد, نرفعه, نقل, stretcher broken',
    ),
  },
  {
    name: 'Duty, vehicle and app',
    nearest: 'operations-general',
    words: said(
      'acls card, alo, aloo, app, badge, bed availability, bookmark, burger, buy, call police, car accident report insurance, certification, charger, confidentiality, contract, convert, cost, course, date today, dress code, eid, engine oil, evidence, expiry, extension, favorite cards, football match, fuel, gas station, holiday, hotel booking, ijazah, internet, invitation, key lost, keys, language, lawyer, licence, license, logout, lost key, match tonight, missing child, name tag, news, number of, order more, oxygen cylinder how long, oxygen cylinder refill, parked ambulance, passport, password, pay, payslip, phone battery, photo consent, police only, price, printer, radio battery, recipe, report abuse, resign, roster, rota, salary, schedule, sexual assault, shawarma, shukran, siren broken, sleep apnea, snores night, snoring husband, snoring sleep, snoring spouse, snoring wife, stock, store room, ticket, training date, tyre, uniform, warranty, wash ambulance, السلام, خربانه, دوام, دوره تدريبيه, راتب, رخصه, سعر, شفت, قهوه قريبه, كفر, كوفي, لغه, مباراه, مستودع, مناوبه',
    ),
  },
];
