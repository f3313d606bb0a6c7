/**
 * Words of retail that mean the same, in English, German and Norwegian: one group a line, each word finds the others. Only
 * words that a shopper uses for the same thing; what is merely related (headphones and headset) is not here. Compared as
 * words of a query are: without case, accents, plurals and British spelling.
 */
export const synonymGroups = `
  laptop, notebook, bærbar pc
  tv, television, fernseher, fjernsyn
  computer, pc, datamaskin, rechner
  smartphone, mobile phone, cell phone, mobiltelefon, handy, smarttelefon
  headset, head set, hodesett
  headphones, earphones, kopfhörer, hodetelefoner, øretelefoner
  speaker, loudspeaker, lautsprecher, høyttaler
  usb stick, usb flash drive, thumb drive, pen drive, minnepenn
  ssd, solid state drive
  hdd, hard drive, hard disk, festplatte, harddisk
  keyboard, tastatur
  printer, drucker, skriver
  charger, ladegerät, lader
  cable, cord, kabel, ledning
  camera, kamera
  flashlight, torch, taschenlampe, lommelykt
  battery, batterie, batteri
  power bank, powerbank, portable charger, nødlader
  screen, display, bildschirm, skjerm
  playstation 4, ps4
  playstation 5, ps5

  couch, sofa, settee
  wardrobe, closet, kleiderschrank, klesskap, garderobeskap
  armchair, easy chair, sessel, lenestol
  chair, stuhl, stol
  table, tisch, bord
  desk, schreibtisch, skrivebord
  shelf, regal, hylle
  bookcase, bookshelf, bücherregal, bokhylle
  lamp, lampe
  rug, carpet, teppich, teppe
  curtain, drape, vorhang, gardin
  pillow, kissen, pute
  duvet, comforter, bettdecke, dyne
  blanket, throw, decke, pledd
  towel, handtuch, håndkle
  mirror, spiegel, speil
  trash can, garbage can, waste bin, mülleimer, søppelbøtte
  nightstand, bedside table, nachttisch, nattbord
  bed, bett, seng
  mattress, matratze, madrass
  candle, kerze, stearinlys
  picture frame, photo frame, bilderrahmen, bilderamme

  pants, trousers, hose, bukse
  sweater, jumper, pullover, genser
  sweatshirt, collegegenser
  sneakers, trainers, turnschuhe, joggesko
  shoes, schuhe, sko
  boots, stiefel, støvler
  socks, socken, sokker
  dress, kleid, kjole
  shirt, hemd, skjorte
  t-shirt, tee, t-skjorte
  skirt, rock, skjørt
  jacket, jacke, jakke
  coat, mantel, frakk
  raincoat, rain jacket, regenjacke, regnjakke
  gloves, handschuhe, hansker
  scarf, schal, skjerf
  beanie, knit hat, mütze, lue
  underwear, unterwäsche, undertøy
  bra, büstenhalter, bh
  swimsuit, bathing suit, badeanzug, badedrakt
  pajamas, nightwear, schlafanzug, pysjamas
  bathrobe, dressing gown, bademantel, badekåpe
  suspenders, braces, hosenträger, bukseseler
  purse, handbag, handtasche, håndveske
  backpack, rucksack, ryggsekk
  suitcase, koffer, koffert
  wallet, billfold, geldbörse, lommebok
  umbrella, regenschirm, paraply
  glasses, eyeglasses, spectacles, brille, briller
  sunglasses, sonnenbrille, solbriller
  watch, wristwatch, armbanduhr, armbåndsur
  necklace, halskette, halskjede
  earrings, ohrringe, øredobber
  diaper, nappy, windel, bleie
  stroller, pram, pushchair, kinderwagen, barnevogn

  cup, tasse, kopp
  mug, becher, krus
  glass, trinkglas
  plate, teller, tallerken
  bowl, schüssel, schale, bolle
  pan, frying pan, skillet, pfanne, stekepanne
  pot, saucepan, kochtopf, kjele
  knife, messer, kniv
  fork, gabel, gaffel
  spoon, löffel, skje
  cutlery, silverware, flatware, besteck, bestikk
  kettle, wasserkocher, vannkoker
  coffee maker, coffee machine, kaffeemaschine, kaffetrakter
  blender, standmixer, hurtigmikser
  toaster, brødrister
  oven, backofen, stekeovn
  stove, cooker, herd, komfyr
  fridge, refrigerator, kühlschrank, kjøleskap
  freezer, gefrierschrank, fryser
  washing machine, washer, waschmaschine, vaskemaskin
  dryer, tumble dryer, trockner, tørketrommel
  dishwasher, geschirrspüler, oppvaskmaskin
  vacuum cleaner, hoover, staubsauger, støvsuger
  cutting board, chopping board, schneidebrett, skjærefjøl
  tea towel, dish towel, geschirrtuch, kjøkkenhåndkle
  apron, schürze, forkle
  napkin, serviette, serviett
  lunch box, lunchbox, brotdose, matboks
  water bottle, drinking bottle, trinkflasche, drikkeflaske
  thermos, vacuum flask, thermosflasche, termos

  bicycle, bike, fahrrad, sykkel
  ball, fotball, fußball
  tent, zelt, telt
  sleeping bag, schlafsack, sovepose
  drill, bohrmaschine
  screwdriver, schraubendreher, skrutrekker
  wrench, spanner, schraubenschlüssel, skiftenøkkel
  saw, säge, sag
  ladder, leiter, stige
  lawn mower, lawnmower, rasenmäher, gressklipper
  hose, garden hose, gartenschlauch, hageslange
  flower pot, planter, blumentopf, blomsterpotte
  toy, spielzeug, leke
  doll, puppe, dukke
  jigsaw puzzle, puzzle, puslespill
  board game, brettspiel, brettspill
  book, buch, bok
  notebook, notizbuch, notatbok
  pen, ballpoint, kugelschreiber, kulepenn
  pencil, bleistift, blyant
  eraser, rubber, radiergummi, viskelær
  scissors, schere, saks
  adhesive tape, sticky tape, klebeband, teip
  gift card, gift voucher, gift certificate, geschenkgutschein, gavekort
  gift, present, geschenk, gave
  wrapping paper, gift wrap, geschenkpapier, gavepapir

  soap, seife, såpe
  shampoo, sjampo
  lotion, body lotion, bodylotion
  toothbrush, zahnbürste, tannbørste
  toothpaste, zahnpasta, tannkrem
  hair dryer, blow dryer, haartrockner, föhn, hårføner
  razor, shaver, rasierer, barberhøvel
  perfume, fragrance, parfüm, parfyme
  sunscreen, sun cream, sonnencreme, solkrem
  band-aid, plaster, pflaster

  cookie, biscuit, keks, kjeks
  candy, sweets, süßigkeiten, godteri
  chips, crisps
  soda, soft drink, limonade, brus
  cheese, käse, ost
  bread, brot, brød
  milk, milch, melk
  coffee, kaffee, kaffe
  tea, tee, te
  eggplant, aubergine
  zucchini, courgette
  cilantro, coriander, koriander
  shrimp, prawn, garnele, reke

  red, rot, rød
  blue, blau, blå
  green, grün, grønn
  yellow, gelb, gul
  black, schwarz, svart
  white, weiß, hvit
  gray, grau, grå
  brown, braun, brun
  pink, rosa
  purple, violet, lila, fiolett
  orange, oransje
  beige, sand
  burgundy, maroon, wine red, weinrot, vinrød, bordeaux
  navy, navy blue, dark blue, marineblau, marineblå
  turquoise, teal, türkis, turkis
  silver, silber, sølv
  gold, golden, gull
  transparent, clear, durchsichtig, gjennomsiktig
  multicolor, multicolored, bunt, flerfarget

  cotton, baumwolle, bomull
  wool, wolle, ull
  linen, leinen, lin
  silk, seide, silke
  leather, leder, skinn, lær
  wood, holz, tre
  oak, eiche, eik
  pine, kiefer, furu
  birch, birke, bjørk
  metal, metall
  stainless steel, edelstahl, rustfritt stål
  steel, stahl, stål
  aluminum, alu
  brass, messing
  copper, kupfer, kobber
  ceramic, keramik, keramikk
  porcelain, china, porzellan, porselen
  plastic, kunststoff, plast
  rubber, gummi
  paper, papier, papir

  small, klein, liten
  large, big, groß, stor
  extra large, xl
  kids, children, kinder, barn
  baby, infant, säugling
  men, mens, herren, herre
  women, womens, ladies, damen, dame
  waterproof, wasserdicht, vanntett
  wireless, cordless, kabellos, trådløs
  foldable, folding, klappbar, sammenleggbar
  used, second hand, refurbished, gebraucht, brukt
  cheap, inexpensive, günstig, billig
  christmas, xmas, weihnachten, jul
  birthday, geburtstag, bursdag
  easter, ostern, påske
  wedding, hochzeit, bryllup
  baptism, christening, taufe, dåp
`;
