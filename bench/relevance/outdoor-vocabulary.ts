import { parseKinds, type ShopVocabulary } from './shop-vocabulary.ts';

/** Products for outdoors, work and clothing; none is in the home vocabulary. */
export const outdoorVocabulary: ShopVocabulary = {
  kinds: parseKinds(`
running shoe, jogging shoe | Running Shoes | Footwear / Sports Shoes | running
hiking boot, trekking boot | Hiking Boots | Footwear / Boots | hiking
work boot, safety boot | Work Boots | Footwear / Boots | work
rain boot, wellington | Rain Boots | Footwear / Boots | rain
boot tray | Boot Trays | Footwear / Care | travel
boot dryer | Boot Dryers | Footwear / Care | winter
shoe polish | Shoe Care | Footwear / Care | travel
shoe insole, footbed | Insoles | Footwear / Care | running
sandal, flip flop | Sandals | Footwear / Summer | beach
sock, crew sock | Socks | Clothing / Socks | running
knee sock | Socks | Clothing / Socks | football
rain jacket, raincoat | Rain Jackets | Clothing / Jackets | rain
down jacket, puffer | Down Jackets | Clothing / Jackets | winter
fleece jacket, fleece | Fleeces | Clothing / Jackets | hiking
life jacket, life vest | Life Jackets | Water / Safety | boating
safety vest, hi vis vest | Safety Vests | Work / Safety | work
t-shirt, tee | T-Shirts | Clothing / Tops | summer
polo shirt | Polo Shirts | Clothing / Tops | golf
hoodie, hooded sweatshirt | Hoodies | Clothing / Tops | winter
shorts | Shorts | Clothing / Bottoms | running
leggings, tights | Leggings | Clothing / Bottoms | yoga
work trousers, work pants | Work Trousers | Clothing / Bottoms | work
ski goggles | Ski Goggles | Winter Sports / Ski | skiing
swim goggles | Swim Goggles | Water / Swimming | swimming
safety glasses | Safety Glasses | Work / Safety | work
bike helmet, cycling helmet | Bike Helmets | Cycling / Helmets | cycling
ski helmet | Ski Helmets | Winter Sports / Ski | skiing
hard hat | Hard Hats | Work / Safety | work
beanie, knit hat | Beanies | Clothing / Hats | winter
sun hat, bucket hat | Sun Hats | Clothing / Hats | beach
ski glove, winter glove | Gloves | Winter Sports / Gloves | skiing
work glove | Work Gloves | Work / Safety | work
gardening glove | Gardening Gloves | Garden / Tools | garden
boxing glove | Boxing Gloves | Fitness / Boxing | boxing
baseball glove, mitt | Baseball Gloves | Team Sports / Baseball | baseball
backpack, rucksack | Backpacks | Bags / Backpacks | travel
backpack cover, rain cover | Backpack Covers | Bags / Parts | rain
duffel bag, gym bag | Duffel Bags | Bags / Travel | gym
sleeping bag | Sleeping Bags | Camping / Sleeping | camping
punching bag | Punching Bags | Fitness / Boxing | boxing
golf bag | Golf Bags | Golf / Bags | golf
golf club, driver | Golf Clubs | Golf / Clubs | golf
golf ball | Golf Balls | Golf / Balls | golf
soccer ball, football | Soccer Balls | Team Sports / Soccer | soccer
medicine ball | Medicine Balls | Fitness / Weights | gym
exercise ball, stability ball | Exercise Balls | Fitness / Yoga | yoga
ball pump | Ball Pumps | Team Sports / Parts | soccer
bike pump, floor pump | Bike Pumps | Cycling / Tools | cycling
sump pump | Sump Pumps | Plumbing / Pumps | basement
air pump | Air Pumps | Camping / Sleeping | camping
mountain bike | Mountain Bikes | Cycling / Bikes | cycling
bike rack, bicycle carrier | Bike Racks | Cycling / Carriers | travel
bike lock | Bike Locks | Cycling / Locks | cycling
bike light | Bike Lights | Cycling / Lights | cycling
bike saddle, bicycle seat | Bike Saddles | Cycling / Parts | cycling
padlock | Padlocks | Hardware / Locks | travel
exercise bike, spin bike | Exercise Bikes | Fitness / Cardio | gym
treadmill, running machine | Treadmills | Fitness / Cardio | gym
rowing machine, rower | Rowing Machines | Fitness / Cardio | gym
dumbbell, hand weight | Dumbbells | Fitness / Weights | gym
kettlebell | Kettlebells | Fitness / Weights | gym
weight bench | Weight Benches | Fitness / Weights | gym
workbench, tool bench | Workbenches | Tools / Storage | workshop
tool box, tool chest | Tool Boxes | Tools / Storage | workshop
tool belt | Tool Belts | Tools / Storage | work
weight belt, lifting belt | Weight Belts | Fitness / Weights | gym
yoga mat, exercise mat | Yoga Mats | Fitness / Yoga | yoga
car mat, floor liner | Car Mats | Automotive / Interior | car
car cover | Car Covers | Automotive / Exterior | car
car charger | Car Chargers | Automotive / Electronics | car
phone charger, power adapter | Phone Chargers | Electronics / Power | travel
phone case, phone cover | Phone Cases | Electronics / Cases | travel
tablet case | Tablet Cases | Electronics / Cases | travel
headphones, earphones | Headphones | Electronics / Audio | travel
headlamp, head torch | Headlamps | Camping / Lights | camping
flashlight, torch | Flashlights | Camping / Lights | camping
camping lantern | Lanterns | Camping / Lights | camping
camping chair, folding chair | Camping Chairs | Camping / Furniture | camping
camping stove | Camping Stoves | Camping / Kitchen | camping
tent, dome tent | Tents | Camping / Tents | camping
tent peg, tent stake | Tent Pegs | Camping / Parts | camping
cooler, ice box | Coolers | Camping / Kitchen | beach
water bottle, drinking bottle | Water Bottles | Camping / Kitchen | hiking
water filter | Water Filters | Camping / Kitchen | hiking
watch, sports watch | Watches | Electronics / Watches | running
watch band, watch strap | Watch Bands | Electronics / Watches | running
kayak | Kayaks | Water / Boats | boating
kayak paddle | Paddles | Water / Boats | boating
paddle board, sup board | Paddle Boards | Water / Boards | boating
surfboard | Surfboards | Water / Boards | beach
snowboard | Snowboards | Winter Sports / Snowboard | skiing
snow shovel | Snow Shovels | Garden / Winter | winter
garden hose | Garden Hoses | Garden / Watering | garden
hose reel | Hose Reels | Garden / Watering | garden
watering can | Watering Cans | Garden / Watering | garden
lawn mower, grass cutter | Lawn Mowers | Garden / Machines | garden
hedge trimmer | Hedge Trimmers | Garden / Machines | garden
pruning shears, secateurs | Pruning Shears | Garden / Tools | garden
cordless drill, drill driver | Drills | Tools / Power Tools | workshop
drill bit | Drill Bits | Tools / Parts | workshop
circular saw | Circular Saws | Tools / Power Tools | workshop
saw blade | Saw Blades | Tools / Parts | workshop
screwdriver | Screwdrivers | Tools / Hand Tools | workshop
hammer, claw hammer | Hammers | Tools / Hand Tools | workshop
extension ladder | Ladders | Tools / Ladders | workshop
paint roller | Paint Rollers | Paint / Tools | workshop
spray paint | Spray Paint | Paint / Paint | workshop
dog leash, dog lead | Dog Leashes | Pet / Walking | dog walks
dog collar | Dog Collars | Pet / Walking | dog walks
dog crate, dog kennel | Dog Crates | Pet / Housing | travel
cat tree, cat tower | Cat Trees | Pet / Housing | cats
fishing rod, fishing pole | Fishing Rods | Fishing / Rods | fishing
fishing reel | Fishing Reels | Fishing / Reels | fishing
fishing line | Fishing Line | Fishing / Line | fishing
`),
  colors: [
    'olive',
    'orange',
    'purple',
    'teal',
    'lime',
    'burgundy',
    'cobalt',
    'khaki',
    'coral',
    'tan',
    'maroon',
    'neon yellow',
    'slate',
    'cream',
  ],
  materials: [
    'nylon',
    'rubber',
    'aluminium',
    'carbon fiber',
    'merino wool',
    'plastic',
    'suede',
    'canvas',
    'neoprene',
    'titanium',
    'mesh',
    'foam',
    'cast iron',
    'silicone',
  ],
  styles: [
    'lightweight',
    'heavy duty',
    'waterproof',
    'insulated',
    'compact',
    'adjustable',
    'breathable',
    'reflective',
    'retro',
  ],
  users: ['women', 'men', 'children', 'beginners', 'seniors', 'dogs'],
  features: ['zippers', 'a carrying case', 'straps', 'pockets', 'a timer', 'a hood', 'a stand', 'bluetooth'],
  syllables: [
    'tre',
    'kor',
    'zan',
    'vel',
    'pax',
    'nim',
    'oru',
    'gar',
    'sti',
    'fen',
    'uma',
    'yel',
    'bry',
    'hox',
    'dra',
    'pek',
    'wol',
    'jut',
    'ska',
    'ivo',
  ],
  unit: ['cm', 'cm'],
};
