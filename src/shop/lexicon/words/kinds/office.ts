/** Stationery, handicrafts and electronics: kinds of things and their members, as `words/kinds.ts` describes. */
export const officeKinds = `
  office supplies, stationery | schreibwaren, bürobedarf, büroartikel, büromaterial | kontorrekvisita, papirvarer > writing instruments, notepad, envelope, stapler, hole punch, paper clip, sticky notes, ring binder, ruler, eraser, scissors, sellotape, printer paper, index cards, rubber bands
  writing instruments, writing implements, writing utensils, pens and pencils | schreibgeräte, schreibutensilien, stifte | skrivesaker, skriveredskaper, skriveutstyr > pen, pencil!, fountain pen, fineliner, felt tip pens, highlighter pen, permanent marker, mechanical pencil, gel pen, rollerball pen, colored pencils, whiteboard marker
  paper goods, paper products | papierwaren, papierprodukte | papirprodukter > printer paper, notepad, envelope, letter paper, exercise book, sketchbook, drawing paper
  school supplies, school things | schulbedarf, schulsachen | skolesaker, skoleutstyr > exercise book, pencil case, school bag, pencil!, eraser, ruler, pencil sharpener, fountain pen, colored pencils, pocket calculator, set square, drawing compass, glue stick
  filing, filing supplies | ablage, ordnungsmittel, ablagesysteme | arkivering, arkivutstyr > ring binder, document folder, sheet protector, divider sheets, letter tray, clipboard
  desk accessories | schreibtischzubehör | skrivebordstilbehør > desk organizer, desk pad, letter tray, stapler, monitor arm
  office machines, office equipment | bürogeräte, büromaschinen | kontormaskiner, kontorutstyr > printer, scanner, paper shredder, laminator, label printer, pocket calculator, paper cutter
  printer supplies, printing supplies | druckerzubehör, druckerverbrauchsmaterial | skriverrekvisita, skrivertilbehør > toner, ink cartridge, printer paper, drum unit
  art supplies, artist supplies, artists materials, painting supplies | künstlerbedarf, malbedarf, malsachen, malutensilien | kunstnermateriell, malesaker > acrylic paint, oil paint, watercolors, gouache, artist canvas, easel, paintbrush, sketchbook, palette knife, soft pastels, oil pastels, paint set
  drawing supplies, drawing materials | zeichenbedarf, zeichenmaterial, zeichensachen | tegnesaker, tegneutstyr > pencil!, colored pencils, sketchbook, eraser, fineliner, felt tip pens, drawing paper, wax crayons
  sewing supplies, haberdashery, sewing notions | nähzubehör, nähbedarf, kurzwaren | sysaker, sytilbehør, syutstyr > sewing thread, sewing needle, dressmaking pins, zip fastener, thimble, seam ripper, pin cushion, fabric scissors, safety pin, sewing elastic, sewing kit
  knitting supplies, knitting accessories | strickbedarf, strickzubehör, strickutensilien | strikkeutstyr, strikketilbehør > yarn, knitting needles, circular needle, stitch markers, knitting pattern
  needlework, needlecraft, handicrafts | handarbeit, handarbeitsbedarf | håndarbeid, håndarbeidsutstyr > knitting supplies, crochet hook, crochet yarn, embroidery kit, embroidery hoop, embroidery floss
  fabrics, yard goods | stoffe, meterware | metervare, metervarer > dress fabric, cotton fabric, jersey fabric, linen fabric, upholstery fabric, felt fabric
  packaging, packing materials, shipping supplies | versandmaterial, verpackungsmaterial, verpackungen | emballasje, pakkemateriell > envelope, packing tape, cardboard box, bubble wrap, address labels

  electronics, consumer electronics, electronic devices | elektronik, unterhaltungselektronik, elektronikgeräte | elektronikk, forbrukerelektronikk > tv, laptop, smartphone, tablet?, headphones, bluetooth speaker, camera, smartwatch, game console, soundbar, desktop computer, e-reader
  computers, pcs | rechner | datamaskiner > laptop, desktop computer, tablet?
  computer accessories, pc accessories, peripherals, computer peripherals | computerzubehör, pc-zubehör, peripheriegeräte | datatilbehør, pc-tilbehør, datautstyr > keyboard, computer mouse, monitor, webcam, headset, mouse pad, usb hub, docking station, printer, laptop stand, laptop sleeve, graphics tablet
  computer components, pc components, pc parts | pc-komponenten, computerteile, computerkomponenten | pc-komponenter, pc-deler > graphics card, processor, motherboard, ssd, hard drive, ram?, power supply, computer case, cpu cooler, thermal paste
  storage devices, storage media, data storage | speichermedien, datenträger, datenspeicher | lagringsmedier, lagringsenheter > usb stick, memory card, ssd, hard drive, nas
  input devices | eingabegeräte | inndataenheter > keyboard, computer mouse, graphics tablet, joystick
  network equipment, networking equipment, network devices | netzwerktechnik, netzwerkgeräte, netzwerkzubehör | nettverksutstyr > router, repeater, network switch, modem, access point, mesh wifi, network cable
  phone accessories, mobile accessories, smartphone accessories, mobile phone accessories | handyzubehör, smartphone-zubehör, smartphonezubehör | mobiltilbehør, telefontilbehør > phone case, screen protector, power bank, phone mount, car charger, wireless charger, charging cable, charger?, selfie stick, phone strap
  audio equipment, hi-fi, sound equipment, audio devices | audiogeräte, hifi, audiotechnik | lydutstyr, hifi > headphones, loudspeaker, soundbar, earbuds, subwoofer, turntable, radio, amplifier, bluetooth speaker, mp3 player, bookshelf speakers
  wearables, wearable devices | wearables | wearables > smartwatch, fitness tracker, running watch
  camera accessories, photo accessories, photography accessories | kamerazubehör, fotozubehör | kameratilbehør, fotoutstyr, fototilbehør > tripod, camera lens, camera bag, lens filter, camera strap, gimbal, lens cap, softbox, ring light, memory card
  gaming accessories, gaming gear | gaming-zubehör, gamingzubehör | gamingutstyr, gamingtilbehør, spilltilbehør > gamepad, gaming mouse, gaming keyboard, gaming headset, gaming chair, joystick, vr headset
  home cinema, home theater, home theatre | heimkino | hjemmekino > projector, soundbar, tv, subwoofer
  batteries and power | stromversorgung | strømforsyning > rechargeable batteries, power bank, power supply, battery charger, generator
`;
