import type { UncoveredTopic } from '@first60/edition';
import { said } from '../said.ts';

export const dailyTopics: readonly UncoveredTopic[] = [
  {
    name: 'Termination of resuscitation',
    nearest: 'operations-general',
    words: said(
      'already dead, body bag, body notify, cold stiff, coroner, dead body, dead days, dead for hours, dead hours, dead on scene, dead since, decapitated, deceased, decomposed, died, dnr, do not resuscitate, found dead, is dead, lividity, living will, morgue, obviously dead, pronounce, rigor, smell of body, stop cpr, stop resus, tell family dead, terminate, time of death, when to stop, توفى, جثة, متوفي, ميت, وفاة, rigor mortis!, cold stiff rigor!, stiff cold dead!, rigor dead!',
    ),
  },
  {
    name: 'Infection precautions',
    nearest: 'operations-general',
    words: said(
      'bed bugs, blood in my eye, blood on my skin, blood splash, body aches, booster, chickenpox, cholera, contagious, corona, coronavirus, covid, decontaminate ambulance, dengue, disinfect, doffing, ebola, exposure to blood, fit test, flu, hepatitis, hiv, immunization, influenza, isolate, isolation, lice, malaria, mask fit, measles, mers, monkeypox, mpox, n95, needle stick, runny nose, scabies, sharps injury, shingles contagious, sore throat, swab, tb, tonsillitis, tuberculosis, vaccination, vaccine, vaccine schedule, worms, zukam, إنفلونزا, احتقان, تطعيم, جدري, حصبه, رشح, زكام, عدوى, عزل, قمل, كورونا, لقاح',
    ),
  },
  {
    name: 'Ear, nose, throat and teeth',
    nearest: 'operations-general',
    words: said(
      'asnani, bad breath, bead up nose, blocked nose, braces, cannot hear, deaf, dental, dentist, denture, dharsi, dirsi, ear, ear discharge, earache, filling, gum, lost voice, mouth sore, nostril, pea in nose, sinni, sinus, sinusitis, swallow hurts, throat hurts, throat pain, tinnitus, tonsil, tooth, tooth abscess, toothache, up nose, أذن, أسنان, حلقي يوجعني, سن, سنونه, سنوني, ضرس, لوز, لوزتين, tooth knockedout!, tooth milk!, tooth fell!, tooth broken!, tooth pain!, tooth swollen!, wisdom tooth, molar, wax, ear blocked!, ear water!, ear pain!, ear ringing!, nose blocked!, bead nose!, bead ear!, toothpick, gums',
    ),
  },
  {
    name: 'Assistance and transport without an emergency',
    nearest: 'operations-general',
    words: said(
      'alone no food, appointment, baby crying, blood test, cannot sleep, cholesterol, colicky baby, colostomy, concentrator, constipation, cpap machine home, diet, discharge, feeding tube, fever playing, g tube, headache, heartburn mild, hemorrhoids, hiccups, home visit, homeless, hospice, insomnia, lifting, lives alone, lonely, migraine, mri, needs food, no injury, not hurt, ostomy, palliative, peg, peg tube, piles, prescription, rafa, refill, second opinion, sick note, sleepless, social, stitches out, teething, trach, tracheostomy, tracheostomy fell out, transfer home, uninjured, wants a ride, أرق, إمساك, تعبان نفسيا, رفع, سهر, شقيقة, صداع, موعد, نرفعه, نقل, lift back bed!, wheelchair!, crutches, commode, vitamin, xray, physiotherapy, checkup, cannot afford, bored, company, g tube!, tube feeding!, g tube dislodged!!, cast!, dressing!, stitches!',
    ),
  },
  {
    name: 'Duty, vehicle and app',
    nearest: 'operations-general',
    words: said(
      'acls card, alo, aloo, app, badge, bed availability, bookmark, burger, buy, call police, certification, charger, confidentiality, contract, convert, cost, course, date today, eid, evidence, expiry, extension, fuel, gas station, holiday, hotel booking, ijazah, internet, invitation, key lost, keys, language, lawyer, licence, license, logout, lost key, match tonight, missing child, news, number of, order more, oxygen cylinder how long, oxygen cylinder refill, parked ambulance, passport, password, pay, payslip, police only, price, printer, recipe, resign, roster, rota, salary, schedule, sexual assault, shawarma, shukran, snores night, snoring husband, snoring wife, stock, store room, ticket, tyre, uniform, warranty, wash ambulance, السلام, خربانه, دوام, راتب, رخصه, سعر, شفت, كفر, كوفي, لغه, مباراه, مستودع, مناوبه, mbanshir!, banshar!, بنشر!, مبنشر!, puncture!, breakdown!, clutch, brakes, brake, tailgate, jump leads, car key!, mafateeh, waiting handover!, handover door!!, handover waiting!!, offload!, ramped, ramping, queue hospital!, door ed!, hospital full!, toner, wifi, tablet crashed!, epcr, siren, pharmacy, صيدليه, bank, weather, uniforms, boots, overtime, promotion, leave request, annual leave, swap shift, canteen, controlled drug!, drug cabinet!, snore asleep!, snore sleeping!, snore night!, snores every night, cleaning',
    ),
  },
];
