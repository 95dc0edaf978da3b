import { said } from '../said.ts';

/**
 * Words that say the same kind of thing. A combination of families covers what no list of phrases can: any limb
 * with any word for a broken one. A member is one word, or "no" with a word.
 */
export const wordFamilies: Readonly<Record<string, readonly string[]>> = {
  // Parts of the body.
  limb: said(
    'arm, leg, ankle, wrist, forearm, elbow, shin, knee, foot, hand, finger, thumb, toe, thigh, shoulder, hip, calf, collarbone, heel, kneecap, وركه, humerus, radius, limb, extremity, يده, رجله, ساقه, ذراعه, كتفه, كاحله, إصبعه, فخذه, رسغه, كوعه, ركبته, قدمه, ايدي, سيقان, أصابع, eedi, yadi, yedi, yaddi, yaddah, yadah, rijli, rejli, rijlah, rejlah, rijl, fist, palm, knuckle, instep, femur, fibula, clavicle, patella, toenail, fingertip, stump, كعب, معصم, حوض, ترقوه, عظمه, asbaa, rukba, saq, ويده, ويدها',
  ),
  arm: said('arm, hand, يده, ذراعه, ويده, ويدها'),
  head: said(
    'head, skull, scalp, forehead, temple, راسه, جمجمه, جبهته, دماغه, occiput, crown, rasah, rasi, raso, noggin',
  ),
  face: said(
    'face, facial, mouth, smile, lip, cheek, وجهه, فمه, ابتسامه, ثمه, خشته, فم, eyelid, wajh, femha, fammah, thum, وفمه',
  ),
  spine: said('neck, back, spine, spinal, cspine, cervical, رقبه, ظهره, عموده, فقرات'),
  chest: said('chest, sternum, breastbone, sternal, ribcage, صدره, sadri, sadrah, sadru, sadr, sidri'),
  belly: said(
    'belly, tummy, stomach, abdomen, abdominal, abdo, abd, gut, flank, groin, epigastric, epigastrium, loin, navel, بطنه, معدته, خاصرته, جنبه, سرته, fossa, tum, batni, batnah, batnha, batn, كرش',
  ),
  heart: said('heart, pulse, heartbeat, heartrate, rhythm, beat, qalb, قلبه, نبضه, دقات, ضربات, دقاته'),

  // What is wrong.
  pain: said(
    'pain, hurt, ache, sore, agony, painful, tender, discomfort, killing, cramping, spasm, وجع, ألم, يعوره, مغص, ألام, توجعني, تعورني, نغزات, وجعني, موجوع, throbbing, twinge, agonizing, gripe, colicky, soreness, gnawing, اوجاع, waja, yoja, alam, يشتكي, yuwaji, yoji, yewaja, ywaja, yijani',
  ),
  pressing: said(
    'pressure, tight, tightness, squeezing, crushing, heaviness, heavy, band, elephant, weight, كتمه, ضغط, ثقل, عصره, ثقلان, vice, gripping, brick, vise, clamp, tightening, dull, ثقيل, thagil, katma',
  ),
  broken: said(
    'break, bent, deformed, deformity, crooked, twisted, snapped, sideways, dislocated, dislocation, fractured, shortened, short, rotated, angulated, dangling, backwards, popped, mangled, مكسوره, كسر, معوجه, مخلوع, انخلع, ملتويه, التوت, fork, cracked, wonky, misshapen, shattered, splintered, smashed, clicked, انخلعت, اتكسرت, maksur',
  ),
  cut: said(
    'cut, gash, sliced, slashed, laceration, lacerated, amputated, amputation, severed, chopped, avulsed, degloved, wound, torn, mangled, انقطع, مقطوع, جرح, مجروح, قطع, بتر, split, ripped, nicked, hacked, scalped, تقطع, اتقطع, majruh',
  ),
  bleed: said(
    'bleed, bleeder, spurting, squirting, pumping, gushing, haemorrhage, pouring, soaked, ينزف, تنزف, دم, dripping, trickling, oozing',
  ),
  crash: said(
    'crash, accident, rta, rtc, mvc, mva, collision, collided, rollover, rolled, flipped, overturned, ejected, rearended, smashed, runover, hadith, hadeth, حادث, انقلاب, اصطدم, صدمته, دهسته, مدهوس, تدهور, jetski, prang, pileup, skidded, careered, ploughed, tumbled, somersaulted, headon, wreck, انقلبت, تصادم, طعوس',
  ),
  vehicle: said(
    'car, truck, motorbike, motorcycle, motorcyclist, bike, biker, cyclist, bicycle, scooter, quad, lorry, bus, van, vehicle, atv, سياره, دباب, شاحنه, باص, تريله, سيكل, دراجه, وانيت, سواق, suv, pickup, taxi, moped, tractor, jeep, sedan, tanker, trailer, pillion, motorist, buggy, hilux, landcruiser, dirtbike, quadbike, escooter, tram, minibus, جيب, تاكسي, موتر, motar, jemis',
  ),
  weapon: said(
    'stab, shoot, gunshot, gsw, bullet, knife, shotgun, screwdriver, impaled, طعنه, مطعون, انطعن, طعنوه, رصاصه, طلق, سكين, machete, dagger, sword, shank, shards, revolver, pistol, rifle, pellet, سيف, مسدس, رشاش, خنجر',
  ),
  trauma: said(
    'stab, shoot, gunshot, gsw, bullet, knife, crash, accident, rta, rtc, mvc, mva, collision, rollover, rolled, ejected, explosion, exploded, blast, bomb, runover, crushed, trauma, traumatic, impaled, طعنه, مطعون, رصاصه, طلق, حادث, انفجار, انقلاب, دهس, مدهوس, صدمته, assaulted, shrapnel',
  ),
  high: said(
    'roof, balcony, scaffold, ladder, storey, story, floors, height, window, crane, meter, feet, stairs, staircase, horse, camel, سطح, بلكونه, سقاله, سلم, دور, طابق, درج, شباك, دريشه, علو, امتار, rooftop, terrace, mezzanine, cliff, tree, pole, platform, bridge, ledge, escalator, trampoline, bunk, swing, wall, trellis, نخله, شجره, جبل',
  ),
  hit: said(
    'hit, struck, kicked, banged, bumped, knocked, smashed, punched, landed, fall, injury, injured, blow, bat, hammer, brick, خبط, ضرب, طاح, سقط, صدم, وقع, انشج, مفتوح, انفتح, مشجوج, stick, stone, rock, pole, ball, assaulted, collided, دركسون, خشبه, حجر, butt, headbutt, whacked, clobbered, bashed, thumped, clipped, rammed, mowed, flattened, tackle, elbowed, tripped, slipped, trampled, tumble, ضربوه, طحت, طاحت',
  ),
  arrest: said(
    'no pulse, no nabd, pulseless, asystole, pea, vf, vfib, flatline, arrest, cpr, compression, no heartbeat, no vital, lifeless, vsa, no life, لا نبض, ما قلبه, asystolic, no carotid, no central, no femoral, resus, resuscitation, no puls',
  ),
  fast: said(
    'fast, racing, rapid, galloping, pounding, thumping, fluttering, hammering, speeding, tachy, tachycardia, سريع, بسرعه, يرفرف, تسارع, خفقان, يخفق, tachycardic, jumping, drumming, thudding, banging, runaway, dancing, sariah, saria, بقوه',
  ),
  slow: said(
    'slow, brady, sluggish, sluggishly, بطيء, بطيئه, بطئ, تباطؤ, bradycardic, bradycardia, slowly, plodding, bati, batiah, batee, batea',
  ),
  low: said(
    'low, dropping, tanking, falling, crashing, sinking, unrecordable, نازل, هابط, منخفض, انخفض, طايح, واطي, plummeting, plunging, unreadable, sagging, نزل, هبط',
  ),
  weak: said(
    'weak, weakness, numb, numbness, paralysed, paralysis, limp, droop, drift, dead, useless, hemiparesis, flaccid, no move, no feel, cannot move, cannot feel, cannot lift, cannot raise, ضعف, ضعيف, خدر, خدران, تنميل, شلل, مشلول, خذلان, خامل, لا يتحرك, لا يحس, منمل, نملت, ثقيله, ارتخاء, cannot grip, cannot hold, cannot squeeze, no grip, no strength, clumsy, no lift, تنمل',
  ),
  side: said('side, left, right, half, يسار, يمين, نصف, جهه, نص, شق, lateral, corner, rightside, leftside'),
  droop: said(
    'droop, droopy, crooked, twisted, sagging, lopsided, uneven, slanted, slack, asymmetrical, asymmetry, hanging, pulled, dropped, مايل, معوج, اعوج, نازل, منحرف, ملتوي, انحرف, انعوج, التوى, slid, dribbling, wonky, skewed, mayil, mayel, mayla, maelah',
  ),
  speech: said('speak, word, tongue, sentence, كلامه, لسانه, نطقه'),
  slurred: said(
    'slurred, garbled, jumbled, mumbling, gibberish, nonsense, thick, unclear, ثقيل, متلعثم, مو واضح, ملخبط, متقطع, slurry, muddled, wrong, mixed, incomprehensible, stammering, thagil, thageel, متلخبط, ثقل, rubbish',
  ),
  vomit: said(
    'vomit, puking, throwup, barfing, spewing, retching, heaving, emesis, yistafrigh, يستفرغ, يرجع, ترجيع, طراش, يتقيأ, قيء, زوع, قاذف, hurling, ترجع, يطرش, yarajea, tarji',
  ),
  dazed: said(
    'confused, confusion, drowsy, sleepy, dazed, disoriented, delirious, delirium, lethargic, sweaty, sweating, clammy, shaky, trembling, unresponsive, unconscious, unconcious, nonsense, combative, aggressive, agitated, weird, strange, rambling, muddled, listless, groggy, collapsed, slurring, no responding, no wake, cannot wake, no rousable, no answering, faint, altered, dizzy, pale, hungry, no conscious, مشوش, يهذي, دايخ, يتصبب, عرقان, يخربط, لا يستجيب, لا واعي, لا يصحى, لا يرد, غيبوبه, فاقد, نعسان, غايب, مغمى, يعرق, تعرق, يرجف, عصبي, vacant, dozy, giddy, woozy, semiconscious, incoherent, raving, wandering, vague, bewildered, glazed, تايه',
  ),

  // Where it comes from.
  allergen: said(
    'bee, wasp, hornet, stung, peanut, nut, cashew, shrimp, prawn, shellfish, crab, lobster, egg, sesame, penicillin, augmentin, amoxicillin, antibiotic, ceftriaxone, cephalosporin, ibuprofen, brufen, vaccine, vaccination, contrast, allergy, allergic, seafood, milk, latex, نحله, دبور, مكسرات, فول, روبيان, جمبري, بيض, سمك, حساسيه, مضاد, بنسلين, سمسم, فستق, كاجو, تحسس, لوز, sushi, mango, لسعه, دواء, walnut, strawberry, almond, satay, hazelnut, pistachio, tahini, hummus, kiwi, tuna, squid, ant, injection, anesthetic, diclofenac, voltaren, aspirin, lentil, soy, antivenom, insect, mosquito, عسل, ربيان, بندق, نمل, سمسميه, ابره',
  ),
  swelling: said(
    'swell, puffy, puffed, closing, shut, tight, tightening, wheezing, wheezy, stridor, hoarse, hypotensive, hypotension, collapse, cannot breathe, angioedema, انتفخ, منتفخ, تورم, متورم, ورم, انسد, كتمه, ضاق, ضيق, صفير, حلقه, اختنق, voice, hoarseness, thick, thickening, ballooned, bloated, blowing, lumpy, lopsided, whistling, croaky, choking, cannot swallow, منفوخ, انتفاخ, ينتفخ',
  ),
  itch: said(
    'itch, itchy, hives, rash, welts, urticaria, bumps, blotches, blotchy, scratching, حكه, طفح, حبوب, يحك, بقع, شرى, تحك, حمره, weal, wheal, nettle, scratchy, spotty, hived, prickly, هرش, تهرش, تهيج, hakka, hakkah',
  ),
  hot: said(
    'hot, boiling, scalding, steaming, burning, حار, مغلي, يغلي, sizzling, molten, hottest, حامي, hara, harr, maghli',
  ),
  liquid: said(
    'water, tea, coffee, oil, soup, milk, steam, grease, kettle, cooker, pan, pot, fat, مويه, ماء, شاي, قهوه, زيت, مرق, شوربه, قدر, بخار, حليب, دله, غلايه, tar, wax, sauce, asphalt, moya, muya, karak, noodle, porridge, cup, mug, jug, bowl, saucepan, thermos, syrup, chai, gahwa, samovar, frying, fryer, wok, stew, radiator, kahwa, شاهي, مقلايه, بزيت, بمويه, بشاي',
  ),
  flame: said(
    'fire, flame, blaze, exploded, explosion, petrol, gasoline, stove, oven, bbq, barbecue, grill, firework, gas, cylinder, نار, حريق, انفجر, ولعت, احترق, اسطوانه, فرن, ولع, انبوبه, alight, ablaze, bonfire, lighter, lit, fireball, campfire, burner, primus, candle, flash, kerosene, naar',
  ),
  scorched: said(
    'burn, charred, black, blackened, singed, peeling, blister, soot, sooty, scorched, hoarse, احترق, محروق, حروق, متفحم, محترق, تقشر',
  ),
  electric: said(
    'electric, electrical, electricity, electrocuted, voltage, wire, cable, powerline, كهرباء, صعق, سلك, التماس, انصعق, zapped, electrician, socket, plug, current, volts, pylon, mains, overhead, livewire, shocked, kahrab, كهربا, تيار, فيش',
  ),
  stuck: said(
    'stuck, trapped, pinned, buried, crushed, caught, jammed, entrapped, wedged, squashed, mangled, محشور, عالق, انحشر, مدفون, انحبس, محصور, علقت, علق, محبوس, sandwiched, compressed, lodged, entangled, sucked, مهروس, انهرست',
  ),
  rubble: said(
    'slab, concrete, wall, beam, forklift, tractor, rubble, rock, boulder, debris, trench, container, machine, machinery, press, ceiling, brick, pipe, steel, sand, crane, plate, جدار, سقف, انقاض, صخره, ردم, رافعه, مكينه, حفره, خرسانه, هدم, بلوك, جدارن, رمل, حديد, pallet, shelf, shelving, wardrobe, roof, pillar, column, log, crate, girder, roller, baler, conveyor, mincer, block, كفر, خشب, كرين',
  ),
  pool: said(
    'pool, sea, beach, lake, river, wadi, bath, bathtub, tub, pond, ocean, drowned, مسبح, بحر, بركه, وادي, بانيو, شاطئ, سد, غدير, حوض, بير, خزان, flood, canal, reservoir, dam, bucket, jacuzzi, waterpark, harbor, swimming, swimmer, snorkelling, raft, kayak, tide, shore, waterfall, fountain, creek, سيل, شعيب, غرق, bahar, masbah, berka',
  ),
  sun: said(
    'sun, sunny, hajj, hajji, pilgrim, umrah, heat, desert, outdoors, arafat, arafah, mina, muzdalifah, jamarat, parked, marathon, runner, labourer, laborer, roofing, midday, construction, tawaf, shams, شمس, عرفات, منى, حاج, حر, حجاج, معتمر, مزدلفه, ظهريه, جمرات, الحرم, طواف, القايله, soldier, march, sauna, sunlight, sunstroke, humid, scorching, greenhouse, pilgrimage, hottest, sweltering, الحج, مخيم, harr',
  ),
  infection: said(
    'infection, infected, septic, uti, urine, pneumonia, ulcer, bedsore, catheter, foley, cellulitis, meningitis, chemo, chemotherapy, nursing, pus, cough, wound, port, appendix, التهاب, ملتهب, جرح, كيماوي, عدوى, صديد, قسطره, abscess, catheterised, cystitis, gangrene, splenectomy, transplant, leukemia, immunosuppressed, قرحه, كلى, سرطان',
  ),
  feverish: said(
    'fever, feverish, febrile, shiver, rigor, chills, mottled, lactate, hypotensive, confused, <temperature high>, <pressure low>, tachy, tachycardic, hot, delirious, حراره, رجفه, سخونه, هبوط, تشوش, حمى, مسخن, قشعريره, نافض, محموم, shaking, shivery, temperature, burning, سخن, harara, skhuna',
  ),
  took: said(
    'took, swallow, eat, drink, drunk, overdosed, chewed, ingested, popped, بلع, شرب, اكل, اخذ, بلعت, اكلت, ماخذ, ماكل, أخذت, downed, gulped, guzzled, licked, sucked, sipped, snorted, smoked, injected, akal, sharib, balaa, shareb',
  ),
  pills: said(
    'pill, tablet, med, medicine, medication, capsule, packet, bottle, strip, box, panadol, paracetamol, acetaminophen, tylenol, brufen, ibuprofen, antidepressant, xanax, valium, amitriptyline, digoxin, tramadol, lyrica, حبوب, بندول, علبه, شريط, دواء, ادويه, حبه, علاج, فيفادول, handful, blister, lithium, metformin, sedative, diazepam, tricyclic, sertraline, propranolol, amlodipine, iron, painkiller, gabapentin, pregabalin, codeine, hubub, hoboob, dawa',
  ),
  household: said(
    'bleach, clorox, detergent, kerosene, petrol, gasoline, acid, cleaner, thinner, antifreeze, perfume, cologne, dettol, flash, pesticide, poison, rat, solvent, lye, ammonia, كلوركس, كلور, ديتول, مبيض, بنزين, كاز, منظف, قاز, سم, صابون, كيروسين, تنر, فلاش, عطر, اسيد, اسيتون, dishwasher, pod, softener, dye, polish, mercury, sanitizer, صبغه, معطر, toilet, drain, turpentine, varnish, mothball, descaler, ethanol, methylated, eucalyptus, disinfectant, chlorine, harpic, jif, paint, glue, naphthalene, klorox, sabun, مزيل, نفثالين, lamp, paraffin, diesel',
  ),
  venomous: said(
    'snake, viper, cobra, scorpion, jellyfish, jelly, stonefish, lionfish, stingray, spider, عقرب, ثعبان, حيه, افعى, قنديل, حنش, عنكبوت, داب, adder, asp, fang, snakebite, urchin, weever, centipede, hayya, haya, agrab, aqrab, thaaban, لدغ, قرصته',
  ),
  diabetic: said(
    'diabetic, diabetes, insulin, hypoglycemic, sukkari, سكري, انسولين, sugars, metformin, glucose, hypo, sukkar',
  ),
  pressure: said('bp, pressure, systolic, sbp, ضغط'),
  shocky: said(
    'clammy, cold, pale, grey, gray, white, sweaty, mottled, cool, weak, thready, ashen, pallor, بارد, شاحب, معرق, مصفر, ازرق, اصفر, متعرق, عرقان, waxy, chilly, freezing, ghostly, colorless, drained, blue, dusky, barid, shahib, مزرق, برودة, باهت',
  ),

  // Tools and what is done with them.
  adjunct: said('opa, npa, guedel, oropharyngeal, nasopharyngeal, trumpet'),
  tube: said('tube, ett, intubate, intubation, tubed, انبوب, تنبيب, tracheal, endotracheal, ettube, anbub, تيوب'),
  sedative: said(
    'ketamine, etomidate, propofol, succinylcholine, sux, suxamethonium, rocuronium, roc, vecuronium, paralytic, paralyze, كيتامين, روكورونيوم, ايتوميديت, سكسينيل, induction, preoxygenate, preoxygenation, suxa, sedation, sedate',
  ),
  vent: said('vent, ventilator, oxylog, hamilton, respirator, فنتليتر'),
  cannula: said('cannula, canula, cannulation, iv, venflon, drip, line, كانيولا, مغذي, وريد, cannulate, cannulating'),
  lucas: said('lucas, autopulse, thumper, mcpr, لوكاس'),
  bonedrill: said('io, ezio, intraosseous, tibia, tibial, humeral, humerus'),
  board: said(
    'collar, backboard, longboard, board, scoop, stretcher, ked, coller, طوق, لوح, نقاله, blocks, strapped, mattress, immobilizer',
  ),
  bag: said('bag, bvm, ambu, امبو, ventilate, ventilation'),
  animal: said(
    'dog, cat, camel, donkey, horse, monkey, goat, كلب, قط, قطوه, جمل, بعير, قرد, hamster, rabbit, mouse, bull, cow, ثعلب, ram, sheep, cattle, stallion, mare, mule, hyena, حمار, خيل, حصان, ثور, ناقه, خروف',
  ),
  big: said('huge, balloon, massive, enormous, blown, bigger, double, fat'),
  pointed: said('pitchfork, rod, rebar, pole, stick, arrow, screwdriver, fence, knife, metal, سيخ, حديده'),
  coal: said(
    'charcoal, coal, heater, generator, exhaust, brazier, monoxide, فحم, دفايه, مولد, عادم, شوايه, منقل, barbecue, bbq, grill, boiler, stove, kerosene, shisha, hookah, braai, wood, carbon, حطب, جمر, شيشه, كربون',
  ),
  blade: said(
    'axe, chainsaw, grinder, blade, glass, lawnmower, scissors, slicer, drill, منشار, زجاج, فأس, صاروخ, سكين',
  ),
  legs: said('leg, foot, toe, limb, رجله, ساقه, اطرافه, waist, rijul, rijleh, رجوله, رجلينه, برجوله, برجلي'),
  numb: said(
    'cannot feel, no feel, cannot move, no move, no sensation, no يحس, no احس, no يحرك, no احرك, cannot يحرك, cannot يحس, numb, tingling, pins, no wiggle, cannot wiggle, paralyzed, خدر, تنميل',
  ),
  blue: said(
    'blue, bluish, cyanosed, cyanotic, cyanosis, purple, dusky, navy, grey, gray, ازرق, زرقاء, زرقا, مزرق, azrag, azraq, zarga, zarqa',
  ),
  nobreath: said(
    'no breathe, no breath, no respiration, no resp, apneic, apnea, gasp, agonal, no gasp, لا يتنفس, لا نفس, no yitnaffas, no yatanaffas, no tetnaffas, no yetnafas, يشهق',
  ),
  down: said(
    'collapse, slumped, dropped, keeled, unresponsive, unconscious, found, no responding, toppled, floored, faint, crumpled, no answering, no wake, طاح, طايح, سقط, وقع, منهار, انهار, tah, taah, tayeh, طحت, طاحت, slid, rolled',
  ),
  floppy: said('floppy, limp, flaccid, lifeless, rag, listless, مرتخي, خامل, رخو, هامد'),
  breathless: said(
    'breathless, breath, dyspnea, dyspneic, sob, winded, puffed, panting, gasp, cannot breathe, cannot breath, suffocating, struggling, نفس, يتنفس, كتمه, ضيق, يختنق, اختنق, cannot يتنفس, cannot نفس',
  ),
  upright: said(
    'upright, propped, pillow, recliner, armchair, cannot lie, cannot sleep, orthopnea, مخده, مستلقي, ينسدح',
  ),
  froth: said('froth, frothy, foam, foamy, bubbly, رغوه, زبد, raghwa, raghwah'),
  wet: said(
    'crackle, crackly, rale, wet, gurgling, gurgly, bubbling, rattling, rattly, crepitation, crep, بقبقه, خرخره',
  ),
  lead: said(
    'ii, iii, avf, avl, avr, v1, v2, v3, v4, v5, v6, v4r, inferior, anterior, lateral, posterior, septal, lead',
  ),
  confused: said(
    'confused, confusion, muddled, disoriented, delirious, delirium, wandering, rambling, raving, incoherent, bewildered, vague, nonsense, gibberish, babbling, hallucinating, befuddled, dazed, altered, repeating, combative, agitated, no sense, مشوش, يهذي, يخربط, تايه, يخرف, مخربط, yikharbit, yekharbet, rubbish, drivel, gobbledygook',
  ),
  sleepy: said(
    'drowsy, sleepy, lethargic, groggy, unrousable, rousable, semiconscious, obtunded, stuporous, dozy, unresponsive, unconscious, no wake, cannot wake, no rousable, no responding, no answering, نعسان, خامل, لا يصحى, لا يرد, غايب, دايخ',
  ),
  recovered: said(
    'recovered, woke, awake, alert, round, normal, conscious, brief, moment, momentarily, quickly, صحي, قام, فاق, رجع, صاحي, gam, saha, qam',
  ),
  faint: said(
    'faint, collapse, keeled, swooned, syncope, woozy, lightheaded, giddy, dizzy, طاح, اغمي, دايخ, داخ, dakh, dayekh, دوخه',
  ),
  fever: said(
    'fever, feverish, febrile, <temperature high>, rigor, chills, حراره, سخونه, حمى, مسخن, رجفه, skhuna, harara, hararah, humma',
  ),
  shaking: said(
    'shaking, jerking, twitching, thrashing, shuddering, stiffened, spasming, ينتفض, يرتجف, يرجف, يرتعش, تشنج, تخشب',
  ),
  pinpoint: said('pinpoint, pinhead, pinprick, constricted, miosis, دبوس, صغيره'),
  secretion: said(
    'drooling, salivating, dribbling, slobbering, saliva, secretion, tearing, weeping, streaming, runny, sweating, wet, لعاب, ريقه, يسيل',
  ),
  pesticide: said(
    'pesticide, insecticide, sprayed, sprayer, crop, fogging, weedkiller, organophosphate, مبيد, رش, mubid, rash',
  ),
  pit: said(
    'cesspit, cesspool, septic, tank, manhole, sewer, silo, pit, drain, tunnel, cellar, بيارة, خزان, بير, مجاري, صرف',
  ),
  under: said('under, underwater, submerged, sank, sunk, bottom, swept, dragged, floating, face, immersed, غاص, تحت'),
  sats: said('sats, saturation, spo2, desaturating'),
  machine: said('machine, device, mechanical, automatic, automated, robot, piston, compressor, جهاز'),
  wide: said('wide, broad, narrow, regular, irregular'),
  clenched: said('clenched, clamped, locked, gritted, lockjaw'),
  exertion: said(
    'football, marathon, running, runner, match, training, march, drill, soldier, recruit, hiking, race, cycling, roofer, roofing, gardening, construction, labourer, laborer, tawaf, workout, gardener, farmhand',
  ),
  diarrhea: said('diarrhea, squits, stool, اسهال, يسهل, ishal'),
  triage: said('triage, worst, prioritise, priority, tag, criteria, activation, activate, فرز, افرز, fariz'),
  hospital: said('hospital, center, level, bypass, destination, helicopter, airlift, مستشفى, مركز, mustashfa'),
  rib: said('rib, ribcage'),
  pupil: said('pupil, حدقه, بؤبؤ'),
  food: said(
    'food, bread, meat, steak, date, grape, rice, chicken, sweet, candy, bone, kebab, fruit, nut, apple, sausage, toast, pill, لقمه, تمره, عظمه',
  ),
};
