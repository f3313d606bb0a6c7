import { parseKinds, type ShopVocabulary } from './shop-vocabulary.ts';

/** Products for a house, many of them with similar names. */
export const homeVocabulary: ShopVocabulary = {
  kinds: parseKinds(`
coffee table, cocktail table | Coffee Tables | Furniture / Living Room / Tables | living room
end table, side table, accent table | End Tables | Furniture / Living Room / Tables | living room
console table, sofa table, entry table | Console Tables | Furniture / Living Room / Tables | entryway
dining table, kitchen table | Dining Tables | Furniture / Kitchen & Dining / Tables | dining room
bar table, pub table | Bar Tables | Furniture / Kitchen & Dining / Bar | bar
patio dining table, outdoor table | Patio Tables | Outdoor / Patio Furniture | patio
folding table, card table | Folding Tables | Furniture / Game Room | game room
changing table, baby changer | Changing Tables | Baby & Kids / Nursery | nursery
table lamp, bedside lamp | Table Lamps | Lighting / Lamps | bedroom
floor lamp, standing lamp | Floor Lamps | Lighting / Lamps | living room
desk lamp, task light | Desk Lamps | Lighting / Lamps | office
pendant light, hanging light | Pendant Lighting | Lighting / Ceiling Lights | kitchen
chandelier | Chandeliers | Lighting / Ceiling Lights | dining room
wall sconce, armed sconce | Wall Sconces | Lighting / Wall Lights | hallway
bathroom vanity light, bath bar | Vanity Lights | Lighting / Wall Lights | bathroom
lamp shade | Lamp Shades | Lighting / Lamp Parts | bedroom
ceiling fan, fandelier | Ceiling Fans | Lighting / Ceiling Fans | bedroom
table runner | Table Linens | Kitchen & Tabletop / Linens | dining room
tablecloth | Table Linens | Kitchen & Tabletop / Linens | dining room
placemat, table mat | Placemats | Kitchen & Tabletop / Linens | dining room
coffee maker, coffee machine | Coffee Makers | Kitchen & Tabletop / Small Appliances | kitchen
coffee mug, coffee cup | Mugs & Teacups | Kitchen & Tabletop / Drinkware | kitchen
tea kettle, teapot | Tea Kettles | Kitchen & Tabletop / Cookware | kitchen
sofa, couch, settee | Sofas | Furniture / Living Room / Seating | living room
loveseat | Loveseats | Furniture / Living Room / Seating | living room
sectional, sectional sofa | Sectionals | Furniture / Living Room / Seating | living room
sleeper sofa, sofa bed | Sleeper Sofas | Furniture / Living Room / Seating | guest room
sofa cover, couch slipcover | Slipcovers | Decor / Slipcovers | living room
outdoor sofa set, patio conversation set | Patio Conversation Sets | Outdoor / Patio Furniture | patio
recliner, reclining chair | Recliners | Furniture / Living Room / Seating | living room
accent chair, armchair, barrel chair | Accent Chairs | Furniture / Living Room / Seating | living room
rocking chair, rocker, glider | Rocking Chairs | Furniture / Living Room / Seating | nursery
dining chair, side chair | Dining Chairs | Furniture / Kitchen & Dining / Seating | dining room
office chair, task chair, desk chair | Office Chairs | Furniture / Office | office
gaming chair | Gaming Chairs | Furniture / Game Room | game room
adirondack chair | Adirondack Chairs | Outdoor / Patio Furniture | patio
chair cushion, chair pad | Chair Cushions | Decor / Pillows | dining room
chair mat, floor protector | Chair Mats | Furniture / Office | office
bar stool, counter stool | Bar Stools | Furniture / Kitchen & Dining / Seating | bar
step stool | Step Stools | Kitchen & Tabletop / Tools | kitchen
vanity stool | Vanity Stools | Furniture / Bedroom | bedroom
bench, entryway bench | Benches | Furniture / Entryway | entryway
ottoman, pouf, footstool | Ottomans | Furniture / Living Room / Seating | living room
bed, platform bed | Beds | Furniture / Bedroom / Beds | bedroom
bunk bed, loft bed | Bunk Beds | Baby & Kids / Kids Furniture | kids room
bed frame | Bed Frames | Furniture / Bedroom / Beds | bedroom
headboard | Headboards | Furniture / Bedroom / Beds | bedroom
daybed | Daybeds | Furniture / Bedroom / Beds | guest room
bed skirt, dust ruffle | Bed Skirts | Bed & Bath / Bedding | bedroom
dog bed, pet bed | Dog Beds | Pet / Dog | living room
comforter set, bedding set | Comforters | Bed & Bath / Bedding | bedroom
duvet cover | Duvet Covers | Bed & Bath / Bedding | bedroom
quilt, coverlet | Quilts | Bed & Bath / Bedding | bedroom
sheet set, bed sheet | Bed Sheets | Bed & Bath / Bedding | bedroom
mattress | Mattresses | Furniture / Bedroom / Mattresses | bedroom
mattress topper, mattress pad | Mattress Toppers | Bed & Bath / Bedding | bedroom
throw pillow, accent pillow | Throw Pillows | Decor / Pillows | living room
bed pillow | Bed Pillows | Bed & Bath / Bedding | bedroom
throw blanket, throw | Throws | Decor / Pillows | living room
nightstand, bedside table, night table | Nightstands | Furniture / Bedroom | bedroom
dresser, chest of drawers | Dressers | Furniture / Bedroom | bedroom
armoire, wardrobe | Armoires | Furniture / Bedroom | bedroom
bookcase, bookshelf | Bookcases | Furniture / Office | office
wall shelf, floating shelf | Wall Shelves | Storage / Shelving | hallway
shoe rack, shoe storage | Shoe Storage | Storage / Closet | entryway
coat rack, hall tree | Coat Racks | Furniture / Entryway | entryway
storage bin, storage basket | Storage Bins | Storage / Baskets | closet
laundry hamper, laundry basket | Hampers | Storage / Laundry | laundry room
tv stand, media console | TV Stands | Furniture / Living Room / Media | living room
tv mount | TV Mounts | Furniture / Living Room / Media | living room
electric fireplace | Fireplaces | Furniture / Living Room / Media | living room
desk, writing desk, computer desk | Desks | Furniture / Office | office
filing cabinet, file cabinet | Filing Cabinets | Furniture / Office | office
sideboard, buffet, credenza | Sideboards | Furniture / Kitchen & Dining / Storage | dining room
kitchen island, kitchen cart | Kitchen Islands | Furniture / Kitchen & Dining / Storage | kitchen
kitchen sink | Kitchen Sinks | Home Improvement / Kitchen Sinks | kitchen
kitchen faucet | Kitchen Faucets | Home Improvement / Kitchen Faucets | kitchen
bathroom faucet, sink faucet | Bathroom Faucets | Home Improvement / Bathroom | bathroom
bathroom vanity, vanity cabinet | Bathroom Vanities | Home Improvement / Bathroom | bathroom
bathroom sink, vessel sink | Bathroom Sinks | Home Improvement / Bathroom | bathroom
medicine cabinet | Medicine Cabinets | Home Improvement / Bathroom | bathroom
towel bar, towel rack | Towel Bars | Bed & Bath / Bathroom Accessories | bathroom
towel set, bath towel | Bath Towels | Bed & Bath / Towels | bathroom
bath mat, bath rug | Bath Mats | Bed & Bath / Bath Rugs | bathroom
shower curtain | Shower Curtains | Bed & Bath / Shower | bathroom
shower head | Shower Heads | Home Improvement / Shower | bathroom
toilet paper holder | Toilet Paper Holders | Bed & Bath / Bathroom Accessories | bathroom
floor tile, porcelain tile | Floor Tiles | Home Improvement / Flooring | bathroom
area rug, carpet | Area Rugs | Rugs / Area Rugs | living room
runner rug, hallway runner | Runner Rugs | Rugs / Runners | hallway
rug pad | Rug Pads | Rugs / Rug Pads | living room
doormat, welcome mat | Doormats | Rugs / Doormats | entryway
curtain panel, drapes | Curtains | Decor / Window | living room
curtain rod | Curtain Rods | Decor / Window | living room
roman shade, window blind | Blinds & Shades | Decor / Window | office
wall mirror, accent mirror | Mirrors | Decor / Mirrors | hallway
floor mirror, full length mirror | Mirrors | Decor / Mirrors | bedroom
wall clock | Clocks | Decor / Clocks | kitchen
canvas print, wall art | Wall Art | Decor / Wall Art | living room
picture frame, photo frame | Picture Frames | Decor / Frames | office
vase | Vases | Decor / Accents | living room
artificial plant, faux tree | Faux Plants | Decor / Plants | living room
planter, plant pot | Planters | Outdoor / Garden | patio
plant stand | Plant Stands | Outdoor / Garden | patio
patio umbrella, market umbrella | Patio Umbrellas | Outdoor / Umbrellas | patio
umbrella base, umbrella stand | Umbrella Bases | Outdoor / Umbrellas | patio
fire pit | Fire Pits | Outdoor / Heating | patio
grill cover | Grill Covers | Outdoor / Grills | patio
air conditioner cover | Air Conditioner Covers | Home Improvement / Cooling | window
hammock | Hammocks | Outdoor / Patio Furniture | patio
bird bath | Bird Baths | Outdoor / Garden | garden
storage shed | Sheds | Outdoor / Storage | garden
  `),
  colors: [
    'black',
    'white',
    'gray',
    'navy blue',
    'turquoise',
    'beige',
    'espresso',
    'gold',
    'silver',
    'green',
    'pink',
    'red',
    'charcoal',
    'ivory',
    'yellow',
  ],
  materials: [
    'solid wood',
    'metal',
    'glass',
    'velvet',
    'wicker',
    'marble',
    'leather',
    'cotton',
    'linen',
    'bamboo',
    'ceramic',
    'stainless steel',
    'polyester',
    'driftwood',
  ],
  styles: ['modern', 'farmhouse', 'mid-century', 'industrial', 'coastal', 'rustic', 'glam', 'bohemian', 'traditional'],
  users: ['kids', 'small spaces', 'teens', 'pets', 'toddlers', 'guests'],
  features: ['storage', 'wheels', 'drawers', 'lights', 'cup holders', 'a usb port', 'shelves', 'a lid'],
  syllables: [
    'al',
    'der',
    'bro',
    'ken',
    'cor',
    'vin',
    'dun',
    'more',
    'fel',
    'ton',
    'dale',
    'har',
    'low',
    'mer',
    'wick',
    'ros',
    'tal',
    'ber',
    'quin',
    'lan',
  ],
  unit: ['inch', 'in'],
};
