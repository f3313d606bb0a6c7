/** Clothes, shoes, bags and jewellery: kinds of things and their members, as `words/kinds.ts` describes. */
export const clothingKinds = `
  clothes, clothing, apparel, garments | kleidung, bekleidung, klamotten, kleidungsstücke, anziehsachen | klær, klesplagg > trousers, jeans, shorts, leggings, sweater, cardigan, hoodie, dress, shirt, blouse, t-shirt, polo shirt, skirt, suit!, blazer, jumpsuit, outerwear, underwear, hosiery, nightwear, swimwear, tank top, chinos, sweatpants
  outerwear, jackets and coats | jacken und mäntel | yttertøy, ytterklær > jacket, winter jacket, coat!, parka, raincoat, down jacket, vest!, trench coat, softshell jacket, bomber jacket, leather jacket, denim jacket, fleece jacket, windbreaker, poncho, ski jacket
  | oberbekleidung | > outerwear, trousers, jeans, shorts, sweater, cardigan, hoodie, dress, shirt, blouse, t-shirt, polo shirt, skirt, suit!, blazer, tank top
  | oberteile | overdeler > t-shirt, shirt, blouse, sweater, hoodie, cardigan, polo shirt, tank top, long sleeve shirt, turtleneck
  bottoms, legwear | | underdeler, bukser > trousers, jeans, shorts, leggings, chinos, sweatpants, cargo pants, culottes, hiking trousers, rain trousers
  knitwear, knits | strickwaren, strickmode, gestricktes | strikkeplagg, strikkeklær, strikketøy > sweater, cardigan, beanie, scarf, turtleneck, wool socks, mittens
  underwear, underclothes, undergarments | unterwäsche, unterbekleidung | > panties, bra, thong, undershirt, shapewear, base layer, bralette, sports bra, nursing bra, lingerie, boxer shorts
  hosiery | strumpfwaren | strømpevarer > socks, tights, knee socks, wool socks, ankle socks, hiking socks
  nightwear, sleepwear, nightclothes | nachtwäsche | nattøy > pajamas, nightgown, bathrobe
  swimwear, beachwear | bademode, badebekleidung, badekleidung | badetøy > swimsuit, swim shorts, bikini, rash guard
  sportswear, activewear, gym clothes, gym wear | sportkleidung, sportbekleidung, trainingskleidung | treningsklær, treningstøy, sportsklær > tracksuit, sports bra, running shirt, running shorts, running tights, sweatpants, yoga pants, base layer, football shirt
  rainwear, rain gear, rain clothes | regenbekleidung, regenkleidung | regntøy, regnklær > raincoat, rain trousers, rubber boots
  winter clothes, winter clothing, winter wear | winterkleidung, winterbekleidung, wintermode | vinterklær, vintertøy > winter jacket, down jacket, parka, beanie, scarf, gloves!, mittens, winter boots, snowsuit, ski pants, ski jacket, base layer, fleece jacket, neck gaiter, balaclava, ear warmers, wool socks
  summer clothes, summer clothing, summer wear | sommerkleidung, sommerbekleidung, sommermode | sommerklær, sommertøy > shorts, t-shirt, summer dress, skirt, tank top, sandals, sun hat, swimwear
  formal wear, formalwear, evening wear, eveningwear | abendmode, festmode, abendgarderobe, festliche kleidung | festklær, selskapsklær, pentøy > suit!, evening dress, cocktail dress, blazer, necktie!, bow tie, dress shoes, tuxedo
  maternity clothes, maternity wear | umstandsmode, umstandskleidung | mammaklær, gravidklær > nursing bra, maternity dress, maternity trousers
  baby clothes, baby clothing | babykleidung, babybekleidung, babysachen | babyklær > bodysuit, strampler, sleepsuit, baby cap, snowsuit
  headwear, headgear | kopfbedeckungen, kopfbedeckung | hodeplagg > hat!, cap?, beanie, sun hat, straw hat, bucket hat, headband, balaclava, bandana, ear warmers, baby cap
  shoes, footwear | schuhe, schuhwerk | sko, skotøy, fottøy > boots, sneakers, sandals, slippers, high heels, loafers, ankle boots, winter boots, rubber boots, flip flops, ballet flats, clogs, espadrilles, chelsea boots, hiking boots, dress shoes, wedge shoes
  summer shoes | sommerschuhe | sommersko > sandals, flip flops, espadrilles, ballet flats
  sports shoes, athletic shoes, sport shoes | sportschuhe | sportssko, treningssko > sneakers, football boots, trail running shoes, indoor shoes, cycling shoes, climbing shoes
  shoe care | schuhpflege | skopleie, skostell > shoe polish, shoe brush, waterproofing spray, shoe trees, shoe horn
  bags | taschen | vesker > handbag, backpack, tote bag, shoulder bag, travel bag, messenger bag, bum bag, beach bag, clutch bag, laptop bag, gym bag, school bag, briefcase
  luggage, baggage, travel luggage | gepäck, reisegepäck | bagasje, reisebagasje > suitcase, cabin suitcase, travel bag, garment bag, hiking backpack
  travel accessories, travel essentials | reisezubehör, reiseaccessoires | reisetilbehør, reiseutstyr > luggage tag, packing cubes, passport holder, neck pillow, toiletry bag, travel adapter
  leather goods, small leather goods | lederwaren, kleinlederwaren | lærvarer, skinnvarer > wallet, card holder, coin purse, key case, belt?, briefcase, passport holder
  jewelry, jewellery | schmuck, schmuckstücke | smykker > ring!, necklace, earrings, bracelet, brooch, anklet, engagement ring, wedding ring, signet ring, stud earrings, hoop earrings, drop earrings, necklace pendant, pearl necklace, locket, choker, charms, piercing jewelry, cufflinks, tiara, ear cuff
  watches, wristwatches, timepieces | armbanduhren | armbåndsur > smartwatch, mens watch, ladies watch, kids watch, diving watch, chronograph, automatic watch, digital watch, running watch, pocket watch
  gemstones, precious stones | edelsteine, schmucksteine | edelstener, edelsteiner > diamond, sapphire, ruby, emerald, amethyst, moonstone, rose quartz, zirconia
  eyewear | brillenmode | brillemote > glasses, sunglasses, reading glasses, blue light glasses
  hair accessories, hair ornaments | haarschmuck, haaraccessoires | hårpynt, hårtilbehør > hair tie, hair clip, hairpin, hairband
`;
