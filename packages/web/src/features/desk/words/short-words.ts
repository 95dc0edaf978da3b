/**
 * 256 short, plain words, one for each byte value. No word is a prefix of another. Their order must not change, because
 * people compare the words.
 */
export const SHORT_WORDS: readonly string[] = (
  'acid actor alarm album anchor angle ankle apple apron arena arrow atlas ' +
  'attic autumn bacon badge bamboo banana banjo barrel basket battery beach beaver ' +
  'bench berry bishop blanket blossom bottle bouquet branch bread breeze brick bridge ' +
  'broom bucket buffalo button cabin cactus camel candle canyon captain carpet castle ' +
  'cattle chain chalk cherry chimney circle clock cloud clover cobra coffee comet ' +
  'copper coral corner cotton cousin cradle crane crayon cricket crown crystal cushion ' +
  'dancer desert diamond dinner doctor dolphin donkey dragon drum eagle earth elbow ' +
  'engine fabric falcon farmer feather fence ferry fiddle finger flag flame flower ' +
  'flute forest fossil fountain fox frog garden garlic gate giant ginger giraffe ' +
  'glass globe glove goat gold grape gravel guitar hammer harbor harvest hazel ' +
  'helmet honey horse hotel hunter igloo insect iron island ivory jacket jaguar ' +
  'jewel jungle kettle kitchen kite ladder lagoon lamp lantern leather lemon leopard ' +
  'lesson library lily lion lizard lobster lotus magnet mango maple marble market ' +
  'melon meteor mirror monkey moon morning motor museum needle nickel north novel ' +
  'nurse oasis ocean office olive onion opera orange orchid otter oven owl ' +
  'oyster paddle palace panda paper parrot pearl pencil pepper piano picnic pigeon ' +
  'pillow pilot planet plum pocket poet pony potato pumpkin puzzle python quartz ' +
  'queen quilt rabbit radio raven ribbon river robot rocket saddle sailor salmon ' +
  'sandal scarf school shadow shelf shovel silver singer spider spoon square stable ' +
  'statue summer sunset table temple thunder ticket tiger tomato tower trumpet tulip ' +
  'tunnel turtle uncle valley velvet violin volcano wagon walnut water whale window ' +
  'winter wizard yellow zebra'
).split(' ');
