"""blender -b --python rooms.py -- OUT/HANDLE-LOOK-room.png WIDTH SAMPLES : square pictures of a product in a room.
HANDLE-LOOK: kveld-table-lamp-rust, fjaere-bowls-dune, stue-candle-chalk, tre-stool-walnut, verkstedkveld."""
import math
import os
import sys
sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
from halden import geometry as G, products as P, render, studio
from halden.room import camera, card, collar, floor, room, screwdriver, sky, window

more = P.more
at = more.at
out, width, samples = sys.argv[sys.argv.index("--") + 1:][:3]
name = os.path.basename(out).rsplit(".", 1)[0].removesuffix("-room")
sc = studio.reset()
studio.film(sc, (int(width), int(width)), int(samples), exposure=0.3)


def lamp():
    """Dusk on a sideboard: the lamp lights the wall and what lies below it."""
    room("#a99b88", 26, "Walnut")
    at(P.table_lamp("Rust", power=330), 9, 5, rot=150)
    at(P.throw("Oat"), -31, 6, rot=8)
    at(P.mug("Ink"), 27, -7, rot=-25)
    at(P.candle("Chalk", lit=False), -9, -9, rot=10)
    at(more.peg_rail("Oak"), 3, 25.8, 50)
    sc.view_settings.exposure = 0.75
    camera((0.2, 0, 2.5), (0.2, -15.5, 4.0), 62, fstop=4.0)
    studio.world(sc, top="#4a5873", bottom="#4a423b", strength=0.6)
    studio.area("Dusk", (-14, -9, 9), (0, 0, 1.5), 7, 1050, (0.62, 0.74, 1.0), size_y=6)


def bowls():
    """A breakfast table in morning light."""
    room("#cdc1ae", 30)
    at(P.bowl_stack(("Clay", "Sand", "Chalk")), -7, 2)
    at(more.tea_towels("Flax"), 20, 9, rot=-16)
    at(P.carafe("Clear"), -22, 20)
    at(P.mug("Sand"), 14, -13, rot=-32)
    at(more.salt_cellar("Sand"), -20, -13, rot=20)
    sc.view_settings.exposure = 0.15
    camera((-0.05, 0, 0.85), (-0.3, -10.6, 5.6), 70, fstop=4.0)
    window((-0.3, 2.6, 1.3), W=5.0, H=4.0)
    sky()


def candle():
    """An evening on a tray."""
    room("#9f917e", 26, "Walnut")
    at(more.tray("Oak"), 2, -2)
    at(P.candle("Chalk"), 0, -4, 1.0, rot=6)
    at(more.incense("Clay"), 12, 6, 1.0, rot=20)
    at(P.bud_vase("Sand"), -11, 6, 1.0)
    at(P.mug("Ink"), 24, 12, rot=-30)
    sc.view_settings.exposure = 0.95
    camera((0.15, 0, 0.75), (-0.2, -9.2, 3.9), 70, fstop=3.5)
    studio.world(sc, top="#4f5a70", bottom="#4a423b", strength=0.75)
    studio.area("Dusk", (-12, -7, 8), (0, 0, 0.5), 6, 1150, (0.88, 0.88, 1.0), size_y=5)


def stool():
    """Beside a bench under a window."""
    floor("#cdc3b3", 34)
    at(P.stool("Walnut"), 24, -6, rot=20)
    at(P.mug("Sand"), 26, -8, 44.35, rot=-30)
    at(more.bench("Oak"), -52, 12)
    at(P.cushion("Flax"), -46, 17, 46, rot=-8)
    sc.view_settings.exposure = 0.15
    camera((0.7, 0, 3.2), (1.0, -27.0, 7.6), 72, fstop=5.6)
    window((0.4, 3.4, 6.2), W=6.4, H=6.0)
    sky()


def workshop():
    """The bench of the workshop, laid out for an evening: a lamp with its spare collars, tools, oil and the ticket."""
    room("#c3b6a2", 26, "Oak")
    at(P.table_lamp("Ink", power=30), 17, 9, rot=150)
    at(more.wood_oil(), -18, 4, rot=-8)
    at(P.mug("Moss"), -28, 10, rot=30)
    ticket = card([("VERKSTEDKVELD", 1.5), ("Storgata 14, Halden", 1.15)], 19, 12)
    ticket.rotation_euler = (math.radians(66), 0, 0)
    at(ticket, -8, -1, 5.5, rot=-7)
    screwdriver("Oak", -6, -12, 8)
    screwdriver("Walnut", 2, -18, 20, 0.8)
    at(G.group("Spare", [collar()]), -17, -13)
    at(G.group("Spare", [collar()]), -20.5, -10)
    camera((-0.1, 0, 1.55), (-0.4, -12.6, 5.0), 62, fstop=4.5)
    window((-0.4, 2.5, 2.2), W=4.6, H=4.0)
    sky()


{"kveld-table-lamp-rust": lamp, "fjaere-bowls-dune": bowls, "stue-candle-chalk": candle, "tre-stool-walnut": stool, "verkstedkveld": workshop}[name]()
seconds, filtered = render.shoot(sc, out, int(samples))
with open(os.path.join(os.path.dirname(out) or ".", "timings.csv"), "a") as f:
    f.write(f"{name}-room,-,,{width},{samples},0,{seconds:.1f},{filtered:.1f}\n")
