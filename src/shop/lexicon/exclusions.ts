/** Words that exclude what follows them, in the three languages. */
export const negators = new Set(
  `not no neither without except excluding nor never don't isn't aren't besides minus nothing
  ohne keinen keinem nicht kein keine uten ikke ingen`.split(/\s+/),
);

/** Words (stems) that deny what follows or precedes them: `sugar free`, `zero sugar`. */
export const negations = new Set(
  `no non not without never free zero un 0
  nicht kein keine keinen keinem keiner ohne nie frei null
  ikke ingen inga intet uten aldri fri`.split(/\s+/),
);

/** Whether a value of a detail denies its name: `None`, `nein`, `0 %`. */
export function isDenial(value: string): boolean {
  return denial.test(value);
}

const denial = /^(?:no|none|not|without|free|nein|keine?|ohne|frei|nei|ingen|uten|fri|0(?:[.,]0+)?)(?![\p{L}\d.,])/iu;

const cheese = [
  'parmesan',
  'pecorino',
  'grana',
  'mozzarella',
  'feta',
  'cheddar',
  'gouda',
  'ricotta',
  'mascarpone',
  'brie',
];

const grains = ['wheat', 'barley', 'rye', 'spelt', 'oat', 'corn', 'maize', 'rice', 'millet'];

const motors = ['electric', 'motorised', 'motorized', 'petrol', 'corded', 'cordless', 'motor', 'engine'];

/** What a word for a diet or a property means in lists of ingredients and materials. */
export const containedIn: Readonly<Record<string, readonly string[]>> = {
  alcohol: ['wine', 'beer', 'rum', 'whisky', 'brandy', 'liqueur'],
  cable: ['corded', 'cord', 'wired', 'mains'],
  camera: ['video', 'webcam'],
  cheese,
  cord: ['corded', 'cable', 'wired', 'mains'],
  dairy: ['milk', 'cream', 'butter', 'yoghurt', 'yogurt', 'whey', 'cheese', ...cheese],
  cereal: grains,
  down: ['feather'],
  engine: motors,
  motor: motors,
  fish: ['salmon', 'tuna', 'cod', 'anchovy', 'herring', 'mackerel', 'sardine', 'trout'],
  gluten: ['wheat', 'barley', 'rye', 'spelt', 'semolina', 'couscous', 'bulgur'],
  grain: ['cereal', ...grains],
  lactose: ['milk', 'cream', 'cheese', ...cheese],
  leather: ['suede', 'nubuck', 'sheepskin'],
  meat: ['beef', 'pork', 'chicken', 'ham', 'bacon', 'lamb', 'veal', 'turkey', 'sausage', 'salami', 'chorizo'],
  nut: ['peanut', 'hazelnut', 'almond', 'walnut', 'cashew', 'pecan', 'pistachio', 'macadamia', 'marzipan', 'praline'],
  plastic: ['polyester', 'nylon', 'acrylic', 'polypropylene', 'polyethylene', 'pvc'],
  shellfish: ['shrimp', 'prawn', 'crab', 'lobster', 'mussel', 'oyster'],
  soy: ['tofu', 'edamame', 'miso', 'tamari'],
  stretch: ['elastane', 'spandex', 'lycra'],
  wool: ['merino', 'lambswool', 'cashmere', 'alpaca', 'mohair', 'angora'],
};
