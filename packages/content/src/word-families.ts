import { said } from './said.ts';

/**
 * Words that say the same kind of thing. A combination of families covers what no list of phrases can: any limb
 * with any word for a broken one. A member is one word, or "no" with a word.
 */
export const wordFamilies: Readonly<Record<string, readonly string[]>> = {
  // Parts of the body.
  limb: said(
    'arm, leg, ankle, wrist, forearm, elbow, shin, knee, foot, hand, finger, thumb, toe, thigh, shoulder, hip, calf, collarbone, heel, kneecap, وركه, humerus, radius, limb, extremity, يده, رجله, ساقه, ذراعه, كتفه, كاحله, إصبعه, فخذه, رسغه, كوعه, ركبته, قدمه, ايدي, سيقان, أصابع, eedi, yadi, yedi, yaddi, yaddah, yadah, rijli, rejli, rijlah, rejlah, rijl',
  ),
  arm: said('arm, hand, يده, ذراعه'),
  head: said('head, skull, scalp, forehead, temple, راسه, جمجمه, جبهته, دماغه'),
  face: said('face, facial, mouth, smile, lip, cheek, وجهه, فمه, ابتسامه, ثمه, خشته, فم'),
  spine: said('neck, back, spine, spinal, cspine, cervical, رقبه, ظهره, عموده, فقرات'),
  chest: said('chest, sternum, breastbone, sternal, ribcage, صدره'),
  belly: said(
    'belly, tummy, stomach, abdomen, abdominal, abdo, abd, gut, flank, groin, epigastric, epigastrium, loin, navel, بطنه, معدته, خاصرته, جنبه, سرته',
  ),
  heart: said('heart, pulse, heartbeat, heartrate, rhythm, beat, qalb, قلبه, نبضه, دقات, ضربات, دقاته'),

  // What is wrong.
  pain: said(
    'pain, hurt, ache, sore, agony, painful, tender, discomfort, killing, cramping, spasm, وجع, ألم, يعوره, مغص, ألام, توجعني, تعورني, نغزات, وجعني, موجوع',
  ),
  pressing: said(
    'pressure, tight, tightness, squeezing, crushing, heaviness, heavy, band, elephant, weight, كتمه, ضغط, ثقل, عصره, ثقلان, vice, gripping',
  ),
  broken: said(
    'break, bent, deformed, deformity, crooked, twisted, snapped, sideways, dislocated, dislocation, fractured, shortened, short, rotated, angulated, dangling, backwards, popped, mangled, مكسوره, مكسور, كسر, معوجه, مخلوع, انخلع, ملتويه, التوت',
  ),
  cut: said(
    'cut, gash, sliced, slashed, laceration, lacerated, amputated, amputation, severed, chopped, avulsed, degloved, wound, torn, mangled, انقطع, مقطوع, جرح, مجروح, قطع, بتر',
  ),
  bleed: said('bleed, bleeder, spurting, squirting, pumping, gushing, haemorrhage, pouring, soaked, ينزف, تنزف, دم'),
  crash: said(
    'crash, accident, rta, rtc, mvc, mva, collision, collided, rollover, rolled, flipped, overturned, ejected, rearended, smashed, runover, hadith, hadeth, حادث, انقلاب, اصطدم, صدمته, دهسته, مدهوس, تدهور, jetski',
  ),
  vehicle: said(
    'car, truck, motorbike, motorcycle, motorcyclist, bike, biker, cyclist, bicycle, scooter, quad, lorry, bus, van, vehicle, atv, سياره, دباب, شاحنه, باص, تريله, سيكل, دراجه, وانيت, سواق, suv, pickup, taxi',
  ),
  weapon: said(
    'stab, shoot, gunshot, gsw, bullet, knife, shotgun, screwdriver, impaled, طعنه, مطعون, انطعن, طعنوه, رصاصه, طلق, سكين',
  ),
  trauma: said(
    'stab, shoot, gunshot, gsw, bullet, knife, crash, accident, rta, rtc, mvc, mva, collision, rollover, rolled, ejected, explosion, exploded, blast, bomb, runover, crushed, trauma, traumatic, impaled, طعنه, مطعون, رصاصه, طلق, حادث, انفجار, انقلاب, دهس, مدهوس, صدمته, train, assaulted, shrapnel',
  ),
  high: said(
    'roof, balcony, scaffold, ladder, storey, story, floors, height, window, crane, meter, feet, stairs, staircase, horse, camel, سطح, بلكونه, سقاله, سلم, دور, طابق, درج, شباك, دريشه, علو, امتار',
  ),
  hit: said(
    'hit, struck, kicked, banged, bumped, knocked, smashed, punched, landed, fall, injury, injured, blow, bat, hammer, brick, خبط, ضرب, طاح, سقط, صدم, وقع, انشج, مفتوح, انفتح, مشجوج, stick, stone, rock, pole, ball, assaulted, collided, دركسون, خشبه, حجر',
  ),
  arrest: said(
    'no pulse, no nabd, pulseless, asystole, pea, vf, vfib, flatline, arrest, cpr, compression, no heartbeat, no vital, lifeless, vsa, no life, لا نبض, ما قلبه, asystolic',
  ),
  fast: said(
    'fast, racing, rapid, galloping, pounding, thumping, fluttering, hammering, speeding, tachy, tachycardia, سريع, بسرعه, يرفرف, تسارع, خفقان, يخفق',
  ),
  slow: said('slow, brady, sluggish, sluggishly, بطيء, بطيئه, بطئ, تباطؤ'),
  low: said('low, dropping, tanking, falling, crashing, sinking, unrecordable, نازل, هابط, منخفض, انخفض, طايح, واطي'),
  weak: said(
    'weak, weakness, numb, numbness, paralysed, paralysis, limp, droop, drift, dead, floppy, useless, hemiparesis, flaccid, no move, no feel, cannot move, cannot feel, cannot lift, cannot raise, ضعف, ضعيف, خدر, خدران, تنميل, شلل, مشلول, خذلان, خامل, لا يتحرك, لا يحس, منمل, نملت, ثقيله, ارتخاء',
  ),
  side: said('side, left, right, half, يسار, يمين, نصف, جهه, نص, شق'),
  droop: said(
    'droop, droopy, crooked, twisted, sagging, lopsided, uneven, slanted, slack, asymmetrical, asymmetry, hanging, pulled, dropped, مايل, معوج, اعوج, نازل, منحرف, ملتوي, انحرف, انعوج, التوى',
  ),
  speech: said('speak, word, tongue, sentence, كلامه, لسانه, نطقه'),
  slurred: said(
    'slurred, garbled, jumbled, mumbling, gibberish, nonsense, thick, unclear, ثقيل, متلعثم, مو واضح, ملخبط, متقطع',
  ),
  vomit: said(
    'vomit, puking, throwup, barfing, spewing, retching, heaving, emesis, yistafrigh, يستفرغ, يرجع, ترجيع, طراش, يتقيأ, قيء, زوع, قاذف',
  ),
  dazed: said(
    'confused, confusion, drowsy, sleepy, dazed, disoriented, delirious, delirium, lethargic, sweaty, sweating, clammy, shaky, trembling, unresponsive, unconscious, unconcious, nonsense, combative, aggressive, agitated, weird, strange, rambling, muddled, listless, groggy, collapsed, slurring, no responding, no wake, cannot wake, no rousable, no answering, faint, altered, dizzy, pale, hungry, no conscious, مشوش, يهذي, دايخ, يتصبب, عرقان, يخربط, لا يستجيب, لا واعي, لا يصحى, لا يرد, غيبوبه, فاقد, نعسان, غايب, مغمى, يعرق, تعرق, يرجف, عصبي',
  ),

  // Where it comes from.
  allergen: said(
    'bee, wasp, hornet, stung, peanut, nut, cashew, shrimp, prawn, shellfish, crab, lobster, egg, sesame, penicillin, augmentin, amoxicillin, antibiotic, ceftriaxone, cephalosporin, ibuprofen, brufen, vaccine, vaccination, contrast, allergy, allergic, seafood, milk, latex, نحله, دبور, مكسرات, فول, روبيان, جمبري, بيض, سمك, حساسيه, مضاد, بنسلين, سمسم, فستق, كاجو, تحسس, لوز, sushi, mango, لسعه, دواء, walnut, strawberry, almond',
  ),
  swelling: said(
    'swell, puffy, puffed, closing, shut, tight, tightening, wheezing, wheezy, stridor, hoarse, hypotensive, hypotension, collapse, cannot breathe, angioedema, انتفخ, منتفخ, تورم, متورم, ورم, انسد, كتمه, ضاق, ضيق, صفير, حلقه, اختنق, voice, hoarseness',
  ),
  itch: said(
    'itch, itchy, hives, rash, welts, urticaria, bumps, blotches, blotchy, scratching, حكه, طفح, حبوب, يحك, بقع, شرى, تحك, حمره',
  ),
  hot: said('hot, boiling, scalding, steaming, burning, حار, مغلي, يغلي'),
  liquid: said(
    'water, tea, coffee, oil, soup, milk, steam, grease, kettle, cooker, pan, pot, fat, مويه, ماء, شاي, قهوه, زيت, مرق, شوربه, قدر, بخار, حليب, دله, غلايه, tar, wax, sauce, asphalt, moya, muya',
  ),
  flame: said(
    'fire, flame, blaze, exploded, explosion, petrol, gasoline, stove, oven, bbq, barbecue, grill, firework, gas, cylinder, نار, حريق, انفجر, ولعت, احترق, اسطوانه, فرن, ولع, انبوبه',
  ),
  scorched: said(
    'burn, charred, black, blackened, singed, peeling, blister, soot, sooty, scorched, hoarse, احترق, محروق, حروق, متفحم, محترق, تقشر',
  ),
  electric: said(
    'electric, electrical, electricity, electrocuted, voltage, wire, cable, powerline, كهرباء, صعق, سلك, التماس, انصعق, zapped, electrician',
  ),
  stuck: said(
    'stuck, trapped, pinned, buried, crushed, caught, jammed, entrapped, wedged, squashed, mangled, محشور, عالق, انحشر, مدفون, انحبس, محصور, علقت, علق, محبوس',
  ),
  rubble: said(
    'slab, concrete, wall, beam, forklift, tractor, rubble, rock, boulder, debris, trench, container, machine, machinery, press, ceiling, brick, pipe, steel, sand, crane, plate, collapsed, جدار, سقف, انقاض, صخره, ردم, رافعه, مكينه, حفره, خرسانه, هدم, بلوك, جدارن, رمل, حديد',
  ),
  pool: said(
    'pool, sea, beach, lake, river, wadi, bath, bathtub, tub, pond, ocean, drowned, مسبح, بحر, بركه, وادي, بانيو, شاطئ, سد, غدير, حوض, بير, خزان',
  ),
  sun: said(
    'sun, sunny, hajj, hajji, pilgrim, umrah, heat, desert, outdoors, arafat, arafah, mina, muzdalifah, jamarat, parked, marathon, runner, labourer, laborer, roofing, midday, noon, construction, tawaf, shams, شمس, عرفات, منى, حاج, حر, حجاج, معتمر, مزدلفه, ظهريه, جمرات, الحرم, طواف, القايله, soldier, march',
  ),
  infection: said(
    'infection, infected, septic, uti, urine, pneumonia, ulcer, bedsore, catheter, foley, cellulitis, meningitis, chemo, chemotherapy, nursing, pus, cough, wound, port, appendix, التهاب, ملتهب, جرح, كيماوي, عدوى, صديد, قسطره',
  ),
  feverish: said(
    'fever, feverish, febrile, shiver, rigor, chills, mottled, lactate, hypotensive, confused, <temperature high>, <pressure low>, tachy, tachycardic, hot, delirious, حراره, رجفه, سخونه, هبوط, تشوش, حمى, مسخن, قشعريره, نافض, محموم',
  ),
  took: said(
    'took, swallow, eat, drink, drunk, overdosed, chewed, ingested, popped, بلع, شرب, اكل, اخذ, بلعت, اكلت, ماخذ, ماكل, أخذت',
  ),
  pills: said(
    'pill, tablet, med, medicine, medication, capsule, packet, bottle, strip, box, panadol, paracetamol, acetaminophen, tylenol, brufen, ibuprofen, antidepressant, xanax, valium, amitriptyline, digoxin, tramadol, lyrica, حبوب, بندول, علبه, شريط, دواء, ادويه, حبه, علاج, فيفادول',
  ),
  household: said(
    'bleach, clorox, detergent, kerosene, petrol, gasoline, acid, cleaner, thinner, antifreeze, perfume, cologne, dettol, flash, pesticide, poison, rat, solvent, lye, ammonia, كلوركس, كلور, ديتول, مبيض, بنزين, كاز, منظف, قاز, سم, صابون, كيروسين, تنر, فلاش, عطر, اسيد, اسيتون, dishwasher, pod, softener, dye, polish, mercury, sanitizer, صبغه, معطر',
  ),
  venomous: said(
    'snake, viper, cobra, scorpion, jellyfish, jelly, stonefish, lionfish, stingray, spider, عقرب, ثعبان, حيه, افعى, قنديل, حنش, عنكبوت, داب',
  ),
  diabetic: said('diabetic, diabetes, insulin, hypoglycemic, sukkari, سكري, انسولين'),
  pressure: said('bp, pressure, systolic, sbp, ضغط'),
  shocky: said(
    'clammy, cold, pale, grey, gray, white, sweaty, mottled, cool, weak, thready, ashen, pallor, بارد, شاحب, معرق, مصفر, ازرق, اصفر, متعرق, عرقان',
  ),

  // Tools and what is done with them.
  adjunct: said('opa, npa, guedel, oropharyngeal, nasopharyngeal, trumpet'),
  tube: said('tube, ett, intubate, intubation, tubed, انبوب, تنبيب'),
  sedative: said(
    'ketamine, etomidate, propofol, succinylcholine, sux, suxamethonium, rocuronium, roc, vecuronium, paralytic, paralyze, كيتامين, روكورونيوم, ايتوميديت, سكسينيل',
  ),
  vent: said('vent, ventilator, oxylog, hamilton, respirator, فنتليتر'),
  cannula: said('cannula, canula, cannulation, iv, venflon, drip, line, كانيولا, مغذي, وريد'),
  lucas: said('lucas, autopulse, thumper, mcpr, لوكاس'),
  bonedrill: said('io, ezio, intraosseous, tibia, tibial, humeral'),
  board: said('collar, backboard, longboard, board, scoop, stretcher, ked, coller, طوق, لوح, نقاله'),
  bag: said('bag, bvm, ambu, امبو'),
  animal: said(
    'dog, cat, camel, donkey, horse, monkey, goat, كلب, قط, قطوه, جمل, بعير, قرد, hamster, rabbit, mouse, bull, cow, ثعلب',
  ),
  big: said('huge, balloon, massive, enormous, blown, bigger, double, fat'),
  pointed: said('pitchfork, rod, rebar, pole, stick, arrow, screwdriver, fence, knife, metal, سيخ, حديده'),
  coal: said('charcoal, coal, heater, generator, exhaust, brazier, monoxide, فحم, دفايه, مولد, عادم, شوايه, منقل'),
  blade: said(
    'axe, chainsaw, grinder, blade, glass, lawnmower, scissors, slicer, drill, منشار, زجاج, فأس, صاروخ, سكين',
  ),
  legs: said('leg, foot, toe, limb, رجله, ساقه, اطرافه'),
  numb: said(
    'cannot feel, no feel, cannot move, no move, no sensation, no يحس, no احس, no يحرك, no احرك, cannot يحرك, cannot يحس',
  ),
};
