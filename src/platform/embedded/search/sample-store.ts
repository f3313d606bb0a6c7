import { sampleProductInput, sampleVariantInput } from '../sample-input.ts';
import type { ProductInput } from '../write/input.ts';

/**
 * A general store: `handle | title | type | vendor | category | details | description`. Many things are named after one
 * another, and texts mention what goes with them.
 */
const productLines = `
headphones | Aurel QC Wireless Noise Cancelling Over-Ear Headphones | Headphones | Aurel | Electronics / Audio | Colour: Black; Battery life: 30 hours; Foldable: Yes | Silence on the train. Fits the Aurel headphone case and any headphone stand.
earbuds | Aurel Drop True Wireless Earbuds | Earphones | Aurel | Electronics / Audio | Colour: White; Noise cancelling: No; Battery life: 6 hours | Tiny earphones with a charging case. Not as quiet as our over-ear headphones.
headphone-stand | Walnut Headphone Stand | Desk Accessories | Norr | Office / Desk Accessories | Material: Walnut; Colour: Brown | Holds one pair of headphones beside your desk lamp or laptop.
headphone-case | Hard Travel Case for Over-Ear Headphones | Headphone Cases | Aurel | Electronics / Audio / Accessories | Colour: Black | Keeps your headphones safe on the way.
phone | Lumo 8 Smartphone 128 GB | Mobile Phones | Lumo | Electronics / Phones | Colour: Blue; Screen size: 6.1 inches; Model: LM-8128 | A bright screen and two days of battery. Phone case and charger are sold apart.
phone-case | Leather Phone Case for Lumo 8 | Phone Cases | Hyde | Electronics / Phones / Accessories | Colour: Tan; Material: Leather | A slim case that ages well.
phone-charger | 30 W USB-C Wall Charger | Chargers | Voltry | Electronics / Power | Colour: White; Power: 30 W | Charges a phone in an hour. The cable is not included.
cable-1m | USB-C Charging Cable, 1 m | Cables | Voltry | Electronics / Power | Length: 1 m; Colour: Black | For phone, tablet and laptop.
cable-2m | USB-C Charging Cable, 2 m | Cables | Voltry | Electronics / Power | Length: 2 m; Colour: Black | For phone, tablet and laptop.
laptop | Kestrel 14 Laptop 16 GB | Laptops | Kestrel | Electronics / Computers | Colour: Grey; Screen size: 14 inches | Light enough for every day. Comes with a charger; add a laptop sleeve.
laptop-sleeve | Felt Laptop Sleeve 14" | Laptop Sleeves | Norr | Electronics / Computers / Accessories | Colour: Grey; Material: Wool felt | Fits most 14 inch laptops.
laptop-stand | Aluminium Laptop Stand | Desk Accessories | Norr | Office / Desk Accessories | Colour: Silver; Material: Aluminium | Raises your laptop to eye level.
mouse | Silent Wireless Mouse | Computer Mice | Kestrel | Electronics / Computers | Colour: White | A quiet click for late hours.
mouse-pad | Cork Mouse Pad | Mouse Pads | Norr | Office / Desk Accessories | Material: Cork | A warm place for your mouse.
keyboard | Mechanical Keyboard, Compact | Keyboards | Kestrel | Electronics / Computers | Colour: Black; Wireless: No | A firm touch, 68 keys.
desk | Oak Writing Desk with Drawer | Desks | Norr | Furniture / Office | Width: 120 cm; Material: Oak; Colour: Natural | Room for a laptop, a desk lamp and a cup of coffee.
standing-desk | Height Adjustable Standing Desk | Desks | Liftwell | Furniture / Office | Width: 140 cm; Material: Steel; Colour: White | Up in ten seconds, with room for two monitors.
kids-desk | Small Desk for Children | Desks | Pip | Furniture / Kids | Width: 80 cm; Material: Birch; Recommended age: 4 to 10 years | It grows with your child.
desk-lamp | Brass Desk Lamp | Desk Lamps | Lysa | Lighting / Lamps | Colour: Gold; Material: Brass | A warm light for long evenings.
desk-organiser | Bamboo Desk Organiser | Desk Accessories | Norr | Office / Desk Accessories | Material: Bamboo | Pens, notes and clips in one place on the desk.
office-chair | Mesh Office Chair | Office Chairs | Liftwell | Furniture / Office | Colour: Black; Adjustable arms: Yes | Sits well at any desk, all day.
armchair | Velvet Armchair | Armchairs | Norr | Furniture / Living Room | Colour: Green; Material: Velvet | Sink in. Goes with our coffee table and floor lamp.
rocking-chair | Beech Rocking Chair | Rocking Chairs | Norr | Furniture / Living Room | Material: Beech | For the nursery or the porch.
coffee-table | Round Coffee Table | Coffee Tables | Norr | Furniture / Living Room | Material: Oak; Diameter: 80 cm | Low and light, beside a sofa or an armchair.
side-table | Marble Side Table | Side Tables | Norr | Furniture / Living Room | Material: Marble; Colour: White | Also as a bedside table or nightstand.
nightstand | Nightstand with Two Drawers | Nightstands | Norr | Furniture / Bedroom | Material: Pine; Colour: White | Stands beside any bed.
bed | Upholstered Bed 160 x 200 | Beds | Norr | Furniture / Bedroom | Colour: Beige; Material: Linen | Mattress and nightstand are sold apart.
mattress | Pocket Spring Mattress 160 x 200 | Mattresses | Dormy | Furniture / Bedroom | Firmness: Medium | Fits our beds of the same size.
bed-linen | Percale Bed Linen Set | Bedding | Dormy | Home Textiles / Bedding | Colour: White; Material: Cotton | Crisp and cool. Duvet cover and two pillowcases.
pillow | Goose Down Pillow | Pillows | Dormy | Home Textiles / Bedding | Material: Down | Soft, for those who sleep on their side.
cushion-cover | Striped Cushion Cover | Cushions | Dormy | Home Textiles / Cushions | Colour: Blue; Material: Linen | For sofa and armchair.
dog-bed | Round Dog Bed | Dog Beds | Wuff | Pets / Dogs | Colour: Grey | Washable. A bed for dogs of all sizes.
dog-lead | Nylon Dog Lead 2 m | Dog Leads | Wuff | Pets / Dogs | Colour: Red; Length: 2 m | With a soft handle.
hot-dog-rolls | Hot Dog Rolls, 6 Pack | Bread | Bakka | Groceries / Bread | Weight: 300 g | Soft rolls for the grill.
dress | Linen Midi Dress | Dresses | Solveig | Clothing / Women | Colour: Blue; Material: Linen | With pockets. Wear it with sandals or dress shoes.
shirt-dress | Striped Shirt Dress | Dresses | Solveig | Clothing / Women | Colour: White; Material: Cotton | Buttons all the way down.
dress-shirt | Slim Fit Dress Shirt | Shirts | Alden | Clothing / Men | Colour: White; Material: Cotton | For the office, under a suit jacket.
dress-shoes | Leather Dress Shoes | Shoes | Alden | Shoes / Men | Colour: Black; Material: Leather | Polished and welted.
running-shoes | Tempo Running Shoes | Shoes | Strid | Shoes / Sports | Colour: Grey; For: Men | Light and springy. Pair with our running socks.
running-shoes-women | Tempo Running Shoes for Women | Shoes | Strid | Shoes / Sports | Colour: Pink; For: Women | Light and springy. Pair with our running socks.
running-socks | Running Socks, 3 Pairs | Socks | Strid | Clothing / Sports | Colour: White; Material: Merino wool | No blisters in any running shoes.
rain-jacket | Waterproof Rain Jacket | Jackets | Strid | Clothing / Outdoor | Colour: Olive; Waterproof: Yes | Packs into its pocket.
kids-jacket | Quilted Jacket for Kids | Jackets | Pip | Clothing / Kids | Colour: Yellow; Waterproof: No | Warm on the way to school.
olive-oil | Extra Virgin Olive Oil 500 ml | Oils | Terra | Groceries / Oils & Vinegars | Volume: 500 ml; Organic: Yes | Pressed within hours, for salads.
olives | Green Olives in Brine | Olives | Terra | Groceries / Delicatessen | Weight: 350 g | Firm and nutty.
oil-diffuser | Ceramic Essential Oil Diffuser | Diffusers | Lysa | Home Fragrance | Colour: White; Material: Ceramic | A quiet mist for the bedroom.
milk-chocolate | Milk Chocolate Bar 100 g | Chocolate | Koko | Groceries / Sweets | Weight: 100 g; Cocoa: 40 % | Creamy. Contains milk.
hot-chocolate | Hot Chocolate Powder | Cocoa | Koko | Groceries / Drinks | Weight: 250 g | Stir into warm milk.
milk-frother | Electric Milk Frother | Kitchen Appliances | Brygg | Kitchen / Coffee | Power: 500 W; Colour: Black | Foam for coffee and hot chocolate.
coffee-beans | Dark Roast Coffee Beans 1 kg | Coffee | Brygg | Groceries / Coffee & Tea | Weight: 1 kg; Organic: Yes | Chocolate and nuts, for espresso machines.
coffee-grinder | Burr Coffee Grinder | Coffee Grinders | Brygg | Kitchen / Coffee | Power: 150 W; Colour: Black | From espresso to French press, for any coffee beans.
coffee-maker | Filter Coffee Maker 1.25 l | Coffee Makers | Brygg | Kitchen / Coffee | Volume: 1.25 l; Colour: Steel | Ten cups in six minutes.
espresso-cups | Stoneware Espresso Cups, Set of Four | Cups & Mugs | Leire | Kitchen / Tableware | Colour: White; Dishwasher safe: Yes | Small cups for strong coffee.
tea-towel | Linen Tea Towel, Pack of 2 | Tea Towels | Dormy | Home Textiles / Kitchen | Colour: Grey; Material: Linen | Dries glasses without a trace.
teapot | Cast Iron Teapot 0.8 l | Teapots | Leire | Kitchen / Tableware | Colour: Black; Volume: 0.8 l | Keeps tea warm for an hour.
green-tea | Organic Green Tea, 20 Bags | Tea | Terra | Groceries / Coffee & Tea | Organic: Yes | Light and grassy.
water-bottle | Insulated Water Bottle 750 ml | Water Bottles | Fjord | Sports / Bottles | Colour: Green; Volume: 750 ml; Dishwasher safe: No | Cold for a day.
bottle-brush | Brush for Water Bottles | Cleaning Brushes | Fjord | Kitchen / Cleaning | Material: Beech | Reaches the bottom of any water bottle.
hot-water-bottle | Hot Water Bottle with Knitted Cover | Hot Water Bottles | Dormy | Home Textiles / Wellness | Colour: Grey | Warm feet in winter.
wine-glasses | Crystal Wine Glasses, Set of 6 | Glasses | Leire | Kitchen / Tableware | Volume: 450 ml; Dishwasher safe: Yes | For red and white wine.
sunglasses | Round Sunglasses | Sunglasses | Solveig | Accessories / Eyewear | Colour: Brown | Full protection, with a case.
glasses-case | Leather Glasses Case | Glasses Cases | Hyde | Accessories / Eyewear | Colour: Black; Material: Leather | For reading glasses and sunglasses.
chef-knife | Chef's Knife 20 cm | Knives | Stal | Kitchen / Knives | Blade length: 20 cm; Dishwasher safe: No | One blade for nearly everything.
knife-block | Oak Knife Block without Knives | Knife Blocks | Stal | Kitchen / Knives | Material: Oak | Holds six knives.
bread-knife | Serrated Bread Knife | Knives | Stal | Kitchen / Knives | Blade length: 24 cm | Through crust and crumb.
bookshelf | Tall Bookshelf with Five Shelves | Bookcases | Norr | Furniture / Living Room | Material: Oak; Height: 180 cm | For books and plants.
wall-shelf | Floating Wall Shelf | Wall Shelves | Norr | Furniture / Storage | Material: Walnut; Width: 60 cm | For a few books or a plant.
bike-kids | 16 Inch Bike for Kids | Bikes | Veloce | Sports / Cycling | Wheel size: 16 inches; Colour: Red; Recommended age: 4 to 6 years | With a bell. Wear a helmet.
bike-city | City Bike with Seven Gears | Bikes | Veloce | Sports / Cycling | Wheel size: 28 inches; Colour: Blue | Upright and easy; add a bike lock and lights.
bike-helmet | Bike Helmet with Light | Bike Helmets | Veloce | Sports / Cycling | Colour: White; Size: Adjustable | For city bikes and racers.
bike-lock | Folding Bike Lock | Bike Locks | Veloce | Sports / Cycling | Length: 90 cm; Colour: Black | Folds into its holder.
tent | Two Person Tent | Tents | Fjord | Sports / Camping | Colour: Green; Waterproof: Yes | Up in five minutes. Sleeping bag not included.
sleeping-bag | Three Season Sleeping Bag | Sleeping Bags | Fjord | Sports / Camping | Colour: Blue | Warm down to zero, in any tent.
backpack | Canvas Backpack 20 l | Backpacks | Hyde | Accessories / Bags | Colour: Grey; Volume: 20 l; Material: Canvas | With a sleeve for a 14 inch laptop.
suitcase-set | Hard Shell Luggage Set of Three | Suitcases | Hyde | Accessories / Luggage | Colour: Silver; Wheels: 4 | Three sizes, one inside the other.
face-cream | Day Cream for Dry Skin 50 ml | Face Care | Salve | Beauty / Face | Volume: 50 ml; Fragrance free: Yes | Light and rich at once.
ice-cream-maker | Ice Cream Maker 1.5 l | Kitchen Appliances | Brygg | Kitchen / Appliances | Volume: 1.5 l; Power: 150 W | Sorbet and ice cream in forty minutes.
paint-brush | Flat Paint Brush 50 mm | Paint Brushes | Handy | Tools / Painting | Width: 50 mm | For doors and frames.
wall-paint | Matt Wall Paint 2.5 l | Paint | Handy | Tools / Painting | Colour: White; Volume: 2.5 l | Covers in one coat. Use a roller or a paint brush.
cordless-drill | 18 V Cordless Drill | Drills | Handy | Tools / Power Tools | Model: HD-1802 | With two batteries and a set of drill bits.
drill-bits | Drill Bit Set, 19 Pieces | Drill Bits | Handy | Tools / Accessories | Material: Steel | For any cordless drill.
`;

/** The general store's products, the same at each call. */
export function sampleGeneralStore(): readonly ProductInput[] {
  return productLines.trim().split('\n').map(productOf);
}

function productOf(line: string): ProductInput {
  const [handle = '', title = '', type = '', vendor = '', category = '', details = '', description = ''] = line
    .split('|')
    .map((cell) => cell.trim());
  const facts = details.split('; ').map((detail) => {
    const [name = '', value = ''] = detail.split(': ');
    return { name, value };
  });
  return sampleProductInput({
    handle,
    title,
    type,
    vendor,
    description,
    details: [{ name: 'Category', value: category }, ...facts],
    variants: [sampleVariantInput({ sku: null })],
  });
}
